import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions' | 'also'> = {
  facts: [
    {
      kind: 'fear',
      fact: 'You are afraid of losing your father.',
      week: 14,
      words: ['father', 'dad', 'lose', 'losing', 'goodbye', 'without him', 'death', 'dying'],
      rows: [
        [5, 2, 'r', 'That one winter soon his chair will be empty. He coughed the whole way through dinner.'],
        [6, 4, 'r', 'Phone rang at six and my stomach went. It was only the plumber, thank God.'],
        [
          8,
          1,
          'r',
          "That I have to say goodbye before I'm ready. Looked at Dad asleep on the sofa and he was so small.",
        ],
        [10, 3, 'r', "A life without the old man in it. I don't like to write it down."],
        [
          11,
          0,
          'r',
          "The doctor said palliative and I nodded like I knew the word. I don't want to lose him.",
        ],
        [13, 5, 'r', 'Him not being there for the communion in May. He promised her he would dance.'],
      ],
    },
    {
      kind: 'overcome',
      fact: 'You were scared to ask the full price for your work, and then you named it and he said fine.',
      week: 20,
      words: ['price', 'money', 'quote', 'charge', 'amount'],
      rows: [
        [14, 1, 'r', 'Telling people the real number. I always go low so that nobody gets cross with me.'],
        [
          15,
          3,
          'r',
          'Putting a proper price on the pub benches. Sat over the quote an hour and knocked two hundred off. Coward.',
        ],
        [17, 2, 'r', "The money talk with the landlord of the pub. He'll think I'm greedy."],
        [18, 1, 'r', 'Still scared of saying what it costs. Rehearsed it in the van like an idiot.'],
        [
          19,
          4,
          'c',
          'Said the full amount to the landlord out loud and then shut up. He said fine. Just fine!',
        ],
        [19, 2, 'T', 'Give the pub the full price, no discount', 2],
      ],
    },
    {
      kind: 'joy',
      fact: 'You are happy each time your apprentice Tomek manages something on his own.',
      week: 27,
      words: ['apprentice', 'tomek', 'lad', 'boy', 'teach'],
      rows: [
        [19, 1, 'c', "Tomek's first dovetail closed without a gap. He held it up like the World Cup."],
        [21, 3, 'c', 'The lad hung a door all alone and it swung shut by itself.'],
        [
          22,
          5,
          'c',
          'Watched the boy plane a board flat, and not once did he look over to me to check. Good feeling.',
        ],
        [24, 2, 'c', 'My apprentice found a mistake in my drawing. He was right. I bought the pies.'],
        [
          26,
          1,
          'c',
          'Showed the kid how to sharpen, and by four he could shave the hair off his arm. So proud, both of us.',
        ],
        [27, 3, 'c', 'Tomek talked to a client without me and she rang to say how polite he is.'],
      ],
    },
    {
      kind: 'rhythm',
      fact: "On Thursdays, after your father's clinic, you are short with people.",
      week: 33,
      words: ['thursday', 'clinic', 'hospital', 'short', 'snap', 'temper'],
      rows: [
        [24, 4, 'r', 'Took Dad to the clinic, then barked at Tomek over a pencil. Not proud of that.'],
        [26, 4, 'r', 'Three hours in the waiting room with him and then I was rotten to Ania at tea.'],
        [28, 4, 'c', 'His bloods are ok.'],
        [28, 4, 'r', 'Was sharp with everybody when we got back from the appointment, even the dog got it.'],
        [30, 4, 'r', 'Clinic again. Shouted at a van driver on the way home, my hands were shaking.'],
        [
          32,
          4,
          'L',
          "After the hospital I'm no good for people until I have walked round the block. Said a nasty thing to Pete.",
        ],
        [33, 4, 'r', 'Drove Dad for his infusion. Then lost my rag with the lad from the timber yard.'],
      ],
    },
    {
      kind: 'faded',
      fact: "You wanted a website for the workshop, and for weeks now you haven't spoken of it or done anything for it.",
      week: 35,
      words: ['website', 'site', 'online', 'internet', 'web'],
      rows: [
        [25, 1, 'g', 'Get a website for the workshop, photos and all.'],
        [26, 2, 'g', 'The website. I need ten good pictures first.'],
        [27, 5, 'g', 'Be online so people can find us.'],
        [27, 5, 'w', 'Nobody looks in the yellow pages any more.'],
        [28, 2, 'T', 'Buy the domain name'],
        [29, 1, 'g', 'Write the bit about me for the site. Hate it already.'],
        [30, 2, 'g', 'Website, at least the first page.'],
      ],
    },
    {
      kind: 'unlived',
      fact: "You keep saying you will get your shoulder looked at, and you haven't done it.",
      week: 44,
      words: ['shoulder', 'arm', 'physio', 'doctor'],
      rows: [
        [36, 2, 'a', 'Will ring the surgery about my shoulder.'],
        [37, 1, 'T', 'Book physio for the shoulder'],
        [
          38,
          4,
          'v',
          "If I want to do this craft until I'm sixty I must look after my arm. Going to ring someone.",
        ],
        [40, 2, 'a', 'Shoulder: really phone them this time.'],
        [42, 1, 'r', 'Could not lift the router above my head. I know, I know, doctor. Next week.'],
        [43, 3, 'T', 'Doctor!! shoulder'],
        [44, 5, 'a', 'Get someone to see to the arm. Did not get round to it again.'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You learned again and again to put a piece together dry before the glue comes out.',
      week: 48,
      words: ['glue', 'dry', 'rehears', 'test'],
      rows: [
        [39, 2, 'L', 'Put it together dry first. Glue does not wait for you.'],
        [
          41,
          6,
          'L',
          "If I had tried the frame before I opened the bottle I'd have saved the whole Saturday.",
        ],
        [43, 1, 'L', 'Do a rehearsal with the clamps, no glue, every time.'],
        [45, 5, 'L', 'Test the fit first. Wet joints are no place to find out one rail is short.'],
        [
          47,
          2,
          'L',
          'Same mistake as in August, glued up without checking that it closes. Check, then glue.',
        ],
      ],
    },
  ],
  traps: [
    {
      claim: 'You are afraid of heights.',
      words: ['heights', 'ladder', 'roof', 'scaffold'],
      rows: [
        [12, 2, 'r', "Tomek doesn't like the ladder, he went white up there. Have to keep an eye on him."],
        [
          16,
          4,
          'r',
          "Nothing of mine. Pete told me he is scared of the church roof, at his age, and he's a roofer.",
        ],
        [
          22,
          2,
          'c',
          'Up on the scaffold at the school at seven, lovely view, could have stayed there all day.',
        ],
      ],
    },
    {
      claim: 'You let the Hughes kitchen slip; nothing more came of it.',
      words: ['hughes', 'kitchen'],
      rows: [
        [13, 1, 'g', 'Hughes kitchen, the worktop and then the doors.'],
        [15, 1, 'g', "Just get Mrs Hughes' kitchen over the line."],
        [18, 5, 'c', 'Last screw in at the Hughes place. She made us cake. Done!'],
      ],
    },
    {
      claim: 'You are no longer afraid of losing your father.',
      words: ['father', 'dad'],
      rows: [
        [16, 1, 'c', "Dad's scan is no worse than in autumn. And the parking was free."],
        [21, 5, 'c', 'Dad beat me at draughts. Twice.'],
      ],
    },
    {
      claim: 'You are afraid of the dark.',
      words: ['dark', 'night'],
      rows: [
        [7, 3, 'r', "That the dark stain won't match the old panels."],
        [9, 2, 'r', 'The dark walnut going blotchy. Did three samples.'],
        [12, 5, 'r', "That dark board has a crack in it I can't see the end of."],
      ],
    },
    {
      claim: 'You celebrate football again and again.',
      words: ['football', 'match', 'cup', 'goal'],
      rows: [
        [29, 6, 'c', 'Town won the play off! Whole street singing.'],
        [30, 0, 'c', 'Still hoarse from the match. What a goal.'],
        [30, 1, 'c', 'Everyone at the yard talks about the play off final, me too.'],
      ],
    },
    {
      claim: 'You keep promising Hania a bed and do not build it.',
      words: ['bed', 'hania'],
      rows: [
        [31, 2, 'a', "Order the pine for Hania's bed."],
        [33, 1, 'T', 'Bed for Hania: cut legs and rails', 4],
        [34, 6, 'T', 'Bed: oil and leave to dry', 2],
        [36, 6, 'c', 'Hania slept in her new bed. She says it smells like me.'],
      ],
    },
    {
      claim: 'Family matters to you, but you do nothing for it.',
      words: ['family'],
      rows: [
        [39, 0, 'v', 'Family. We had everyone round the table, eleven people and one ham.'],
        [42, 5, 'v', 'Family, took the afternoon off to sit with Dad so my sister could sleep.'],
        [46, 6, 'v', 'Family. Built a kite with Hania.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'when did the vehicle break down',
      rows: [
        [4, 1, 'c', 'Van died on the ring road and the AA man got it going with one spanner.'],
        [31, 5, 'r', 'The clutch went right outside Lidl. That will be six hundred quid.'],
      ],
    },
    {
      ask: 'trip to the seaside with my old man',
      rows: [
        [40, 6, 'c', 'Drove Dad to Whitby. He ate a whole haddock in the car looking at the waves.'],
        [41, 1, 'c', 'Dad still talks about the boats and the gulls from Saturday.'],
      ],
    },
    {
      ask: 'injured by a tool',
      rows: [
        [3, 3, 'r', 'Chisel slipped, four stitches in my thumb. Stupid.'],
        [35, 2, 'r', 'Nicked my palm on the bandsaw, not deep, but it could have been.'],
      ],
    },
    {
      ask: 'clients who do not pay on time',
      rows: [
        [9, 5, 'r', "The dentist's wife still hasn't settled the invoice from September."],
        [23, 3, 'r', 'Eleven weeks now and not a penny from the hotel for the bar stools.'],
        [23, 4, 'T', 'Second reminder to the hotel, bar stools', 1],
      ],
    },
  ],
  also: [
    [24, 4, 'c', 'Parking right at the door.'],
    [26, 4, 'c', 'Soup was still hot at home.'],
    [30, 4, 'c', 'His pressure is better they say.'],
    [33, 4, 'c', 'Not much. It is over for this time.'],
  ],
};
