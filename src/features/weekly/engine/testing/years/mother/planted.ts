import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions'> = {
  facts: [
    {
      kind: 'overcome',
      fact: 'You dreaded speaking in front of the committee, and then you stood up and did it.',
      week: 11,
      words: ['committee', 'presentation', 'presenting', 'councillor', 'speak', 'microphone'],
      rows: [
        [3, 2, 'r', 'Having to stand up in front of the councillors with this baby brain.'],
        [5, 1, 'r', 'My mind going white at the lectern and somebody coughing.'],
        [7, 4, 'r', "That I read the slides like a robot and they all see that I've been away for a year."],
        [9, 1, 'r', 'Ten days to committee. I feel ill when I think of the microphone.'],
        [
          10,
          4,
          'c',
          'Did it!! Twenty minutes in front of the whole committee and they asked GOOD questions.',
        ],
        [9, 2, 'T', 'Present the parking plan to committee', 9],
      ],
    },
    {
      kind: 'fear',
      fact: "You are afraid that Noor won't need you any more, that someone else is becoming her mother.",
      week: 18,
      words: ['childminder', 'carol', 'daughter', 'need you', 'forget', 'replace', 'first steps'],
      rows: [
        [8, 1, 'r', "That at pick up she'll reach for the childminder and not for me."],
        [9, 3, 'r', 'Turning into the one who only does bedtime. A visitor with a lanyard.'],
        [11, 5, 'r', 'She cried today when we left that house. Cried to stay. I smiled and died a bit.'],
        [13, 2, 'r', 'What if my daughter forgets who I am between eight and five.'],
        [15, 4, 'r', 'Somebody else is going to see the first steps and tell me on WhatsApp.'],
        [17, 1, 'r', 'Noor called Carol mama. Everyone says they all do. It still hurts.'],
      ],
    },
    {
      kind: 'faded',
      fact: "You wanted to make a photo book of Noor's first year, and it has gone quiet.",
      week: 27,
      words: ['photo', 'book', 'album', 'pictures'],
      rows: [
        [17, 2, 'g', "Make the photo book of Noor's first year."],
        [18, 4, 'g', 'Sort the pictures, January to March, for her album.'],
        [19, 0, 'T', 'Choose 60 photos for the book'],
        [20, 1, 'g', 'The album, just one month per evening.'],
        [20, 1, 'w', 'I forget so fast how small she was.'],
        [21, 5, 'g', "Photo book. It would be nice for Mama's birthday."],
        [22, 2, 'g', 'Get the pictures off the old phone for the book.'],
      ],
    },
    {
      kind: 'joy',
      fact: 'What makes you happy again and again is a night of unbroken sleep.',
      week: 30,
      words: ['sleep', 'slept', 'night', 'rest'],
      rows: [
        [21, 3, 'c', 'Six hours in one go. I woke up before her!'],
        [23, 1, 'c', 'She slept through. I checked twice if she was breathing, then so did I.'],
        [24, 4, 'c', 'No crying between ten and five. Unbelievable.'],
        [26, 2, 'c', 'A whole night. My face looks like a face again.'],
        [28, 5, 'c', 'Woke up from the birds and not from the monitor.'],
        [30, 1, 'c', 'Seven and a half hours rest, both of us, in our own bed.'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You keep learning to ask for help before you are at the end of your strength.',
      week: 38,
      words: ['help', 'ask', 'alone', 'early', 'support'],
      rows: [
        [29, 2, 'L', 'Ask for help before I am crying, not after.'],
        [31, 5, 'L', 'People say yes when I tell them early. Nobody can read my mind.'],
        [
          33,
          1,
          'L',
          "I don't have to carry the whole week alone. Mama took her for two hours and I was a new person.",
        ],
        [35, 4, 'L', "If I'd rung Sam at three instead of at six it would have been half as bad."],
        [38, 2, 'L', 'Say "I need a hand" when the water is at the knees, not at the chin.'],
      ],
    },
    {
      kind: 'rhythm',
      fact: 'On Sunday evenings you dread the coming week.',
      week: 41,
      words: ['sunday', 'monday', 'week', 'weekend'],
      rows: [
        [31, 0, 'r', 'That tight chest again, and nothing even happened. It starts tomorrow.'],
        [33, 0, 'r', "Everything that's waiting from eight o'clock on. Could not enjoy the film."],
        [35, 0, 'r', 'Stomach ache when I put the lanyard on the hook. Five days until I can breathe.'],
        [37, 0, 'r', 'The whole week in one lump in my throat.'],
        [39, 0, 'r', 'I get like this when the weekend ends. Sam says I go silent after tea.'],
        [41, 0, 'r', "Lying here counting meetings. Can't it be Saturday once more."],
      ],
    },
    {
      kind: 'unlived',
      fact: 'Health is one of your values, but for weeks you have done nothing for it.',
      week: 50,
      words: ['health', 'body', 'blood', 'gp', 'doctor', 'headache'],
      rows: [
        [42, 2, 'v', 'Health is one of my three words. Dinner was crisps, standing up.'],
        [43, 1, 'T', 'Blood test, iron'],
        [44, 4, 'v', "Health? Third week with this headache and I've not rung anybody."],
        [45, 5, 'v', 'I say my body matters to me. The gym card is in the drawer with the menus.'],
        [47, 2, 'v', 'Not with health. Skipped lunch again, two days in a row.'],
        [48, 3, 'T', 'GP about the headaches'],
        [50, 1, 'v', "I would tell any friend that health comes first. I don't do it."],
      ],
    },
  ],
  traps: [
    {
      claim: 'You want to leave your job.',
      words: ['leave', 'job', 'quit', 'resign'],
      rows: [
        [
          12,
          3,
          'r',
          "Joanne says she is going to hand in her notice. She can't stand it any more, she said.",
        ],
        [13, 4, 'c', 'Joanne applied for the job in Leeds, I read it over for her.'],
        [14, 2, 'r', 'If Joanne quits I lose my lunch friend.'],
      ],
    },
    {
      claim: 'You are afraid of flying.',
      words: ['fly', 'flying', 'plane', 'flight'],
      rows: [
        [
          24,
          1,
          'r',
          "Mama doesn't want to fly to the wedding, she's scared of planes since the one with the storm.",
        ],
        [25, 2, 'r', 'Nothing of mine. Spent an hour on the phone talking Mama into the flight.'],
        [27, 6, 'c', 'The flight with Noor was easy. I love the moment when the wheels leave the ground.'],
      ],
    },
    {
      claim: 'You gave up on getting back to work four days a week.',
      words: ['work', 'four days'],
      rows: [
        [6, 2, 'g', 'Four days at work from December, make it stick.'],
        [8, 2, 'g', 'Four days, this is the real test.'],
        [9, 5, 'c', "First full four day week behind me. I'm back."],
      ],
    },
    {
      claim: 'You gave up on weaning Noor.',
      words: ['wean', 'breastfeed', 'feed'],
      rows: [
        [16, 1, 'g', 'Drop the morning feed.'],
        [18, 1, 'g', 'Only the bedtime feed left.'],
        [19, 2, 'c', 'Last feed was on Sunday and neither of us cried. Finished with that chapter.'],
      ],
    },
    {
      claim: 'You are afraid that Sam will leave you.',
      words: ['sam', 'leave', 'leaves'],
      rows: [
        [20, 4, 'r', 'That Sam leaves the stair gate open one day.'],
        [23, 4, 'r', 'Sam leaving for Hull at five in the morning on no sleep, that road is bad.'],
        [26, 5, 'r', 'Sam leaves his tablets on the low shelf and she is fast now.'],
      ],
    },
    {
      claim: "Honesty matters to you, but you don't act on it.",
      words: ['honesty', 'honest', 'truth'],
      rows: [
        [36, 3, 'v', "Honesty. Told the residents that the scheme won't please everyone."],
        [37, 4, 'a', 'Tell Denise straight that the date is not possible.'],
        [37, 5, 'c', 'Told her. She moved the date. Honest works.'],
      ],
    },
    {
      claim: 'You are afraid of water.',
      words: ['water', 'bath', 'swim'],
      rows: [
        [32, 2, 'r', 'Noor screams at the big pool, she is frightened of the water there.'],
        [34, 2, 'r', 'The water bill, it has doubled.'],
        [36, 6, 'c', 'Swam in the sea with Noor on my hip. I could have stayed in until dark.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'when was my child ill',
      rows: [
        [4, 3, 'r', 'Noor at 39.4 all night, hot as a stove on my chest.'],
        [16, 4, 'r', 'Chickenpox. Spots behind her ears and on her tummy.'],
        [34, 5, 'r', 'Ear infection number three, antibiotics from tomorrow.'],
      ],
    },
    {
      ask: 'quarrel with my husband',
      rows: [
        [12, 1, 'r', 'Sam and I shouted about the bins. The bins!'],
        [40, 2, 'r', 'Not a word between Sam and me since breakfast. I slammed the door.'],
      ],
    },
    {
      ask: 'praise from the boss',
      rows: [
        [14, 5, 'c', "Denise said it's the clearest report she has read this year."],
        [43, 4, 'c', 'The director stopped me in the corridor and said well done.'],
      ],
    },
    {
      ask: 'learning to walk',
      rows: [
        [22, 4, 'c', 'Four steps from the sofa to Sam, then bump.'],
        [25, 5, 'c', 'Noor crossed the kitchen on her own two feet, arms up like a little boxer.'],
      ],
    },
  ],
};
