import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions' | 'also'> = {
  facts: [
    {
      kind: 'overcome',
      fact: 'You were afraid of driving on the motorway, and then you drove to Leeds and back.',
      week: 13,
      words: ['motorway', 'drive', 'drove', 'driving', 'm6', 'leeds', 'lorries'],
      rows: [
        [3, 1, 'r', 'The slip road. My hands go wet on the wheel, ever since that coach pulled out on me.'],
        [
          5,
          3,
          'r',
          "Took the A road again, forty minutes longer. Told Priya it's prettier. It's not, I just can't face the other.",
        ],
        [7, 2, 'r', 'Lorries on both sides of me at seventy. No thank you.'],
        [
          10,
          4,
          'r',
          "Training in Leeds in two weeks, no train on strike day, so it's the M6. Feel sick already.",
        ],
        [10, 5, 'T', 'Leeds by motorway, all the way', 12],
        [
          12,
          3,
          'c',
          "Drove to Leeds and back in the middle of all that traffic. Sang most of it. It's gone!",
        ],
      ],
    },
    {
      kind: 'fear',
      fact: 'You are afraid that your Achilles will go again.',
      week: 26,
      words: ['achilles', 'tendon', 'heel', 'leg', 'ankle', 'injur', 'tear', 'snap', 'calf'],
      rows: [
        [16, 2, 'r', 'That it goes again. I still hear the pop.'],
        [18, 4, 'r', "One wrong kerb and I'm back in the boot for three months."],
        [20, 1, 'r', 'Something twinged above the heel on the stairs and I stood there like a statue.'],
        [
          22,
          3,
          'r',
          "Mel says the tendon is stronger than the good one. I believe her until I'm out of the door.",
        ],
        [23, 5, 'r', "Don't trust my left leg. I land on it like it was glass."],
        [
          25,
          2,
          'r',
          'A second operation. Read about a bloke who snapped his getting off the sofa, a year on.',
        ],
      ],
    },
    {
      kind: 'joy',
      fact: 'What makes you happy is running with your son Josh.',
      week: 38,
      words: ['son', 'josh', 'lad', 'boy', 'teenager', 'together'],
      rows: [
        [28, 2, 'c', 'Josh came along without being asked. Two miles, no earphones.'],
        [30, 5, 'c', 'The boy waited for me at the top of the hill and pretended to tie his shoe.'],
        [32, 3, 'c', 'Me and my lad side by side past the weir, not a word, lovely.'],
        [
          34,
          1,
          'c',
          'He is quicker than his father now. Saw him go away from me up the lane and grinned like a fool.',
        ],
        [36, 4, 'c', 'Did the loop with my son before school.'],
        [
          38,
          2,
          'c',
          'Sat on the wall after five miles, the teenager and me, one bottle of squash between us.',
        ],
      ],
    },
    {
      kind: 'faded',
      fact: 'You wanted to learn Italian for the holiday, and you stopped speaking of it.',
      week: 41,
      words: ['italian', 'italy', 'language'],
      rows: [
        [30, 1, 'g', 'Learn enough Italian to order for the table.'],
        [31, 3, 'g', 'Italian, ten minutes a day on the app.'],
        [32, 5, 'T', 'Buy Italian phrase book'],
        [33, 4, 'g', 'Numbers and food in Italian.'],
        [33, 4, 'w', "I don't want to be the bloke who shouts English louder."],
        [35, 2, 'g', 'The past tense. Ho capito, sort of.'],
        [36, 1, 'g', 'Some Italian every evening, before the telly.'],
      ],
    },
    {
      kind: 'rhythm',
      fact: 'On Friday evenings, when Priya is on nights, you feel lonely.',
      week: 48,
      words: ['friday', 'lonely', 'alone', 'quiet', 'empty', 'on nights'],
      rows: [
        [38, 5, 'r', 'House too quiet. Priya on nights, Josh out with his mates.'],
        [40, 5, 'r', 'Ate standing at the sink. Nobody to tell the day to.'],
        [42, 5, 'r', "Kept the telly on for a voice. Sad, isn't it."],
        [44, 5, 'r', "Empty sofa, two remotes. Rang Colin but it's four in the morning there."],
        [46, 5, 'r', "A bit lonely, if I'm straight. Even the dog went up early."],
        [48, 5, 'r', 'Same old end of the week, her at the ward and me with a pizza for one.'],
      ],
    },
    {
      kind: 'unlived',
      fact: 'Generosity is one of your values, and for weeks you have meant to coach the juniors and never gone.',
      week: 50,
      words: ['generosity', 'generous', 'coach', 'junior', 'kids'],
      rows: [
        [
          40,
          2,
          'v',
          "Generosity. I'll give the club my Tuesdays and coach the juniors. They are short of people.",
        ],
        [41, 4, 'T', "Tell Steph I'll do the juniors"],
        [43, 1, 'v', "Generosity's on my list and the kids had nobody again, I watched from the car."],
        [45, 2, 'a', 'Go down at six and help with the under twelves.'],
        [46, 3, 'v', 'I talk about giving back. What did I give this month? Opinions.'],
        [48, 2, 'T', 'Juniors session: turn up'],
        [
          50,
          1,
          'v',
          'Generous with words. Steph ran it on her own with thirty of them, and I was on the sofa.',
        ],
      ],
    },
  ],
  traps: [
    {
      claim: 'You worry about the bank and your money.',
      words: ['bank', 'money', 'savings'],
      rows: [
        [4, 2, 'c', 'Sat on the bank for an hour and watched the rowers.'],
        [15, 3, 'r', 'The bank is slippery below the bridge, Biscuit nearly went in.'],
        [21, 1, 'c', 'Bank holiday, bank of clouds, bank of sofa.'],
      ],
    },
    {
      claim: 'You were running again in November.',
      words: ['run', 'ran', 'running'],
      rows: [
        [1, 2, 'c', 'Ran a bath and lay in it like a king, boot hanging over the side.'],
        [2, 4, 'r', "We ran out of milk, and I can't even hop to the shop."],
        [3, 5, 'c', 'The meeting ran short for once.'],
        [4, 5, 'c', 'New engine in the car, it runs like a dream.'],
      ],
    },
    {
      claim: 'You felt lonely before Christmas.',
      words: ['lonely', 'loneliness', 'alone'],
      rows: [
        [5, 1, 'a', "Read The Loneliness of the Long Distance Runner, Gav's idea of a joke."],
        [6, 4, 'c', 'Finished Loneliness in two evenings. Cracking book.'],
        [7, 5, 'c', 'Watched the film of Loneliness with Priya and Josh, all under the big blanket.'],
      ],
    },
    {
      claim: 'You are afraid for your knee.',
      words: ['knee'],
      rows: [
        [27, 2, 'r', "Not scared for the knee, Mel. That was ten years ago, it's fine."],
        [29, 4, 'r', 'Everyone asks about my knee. My knee is the best part of me.'],
        [31, 1, 'r', "Gav's knee has gone, he's terrified of the scan."],
      ],
    },
    {
      claim: 'You are afraid of losing your job.',
      words: ['job', 'work', 'redundan'],
      rows: [
        [
          13,
          2,
          'r',
          "Keith is sure they'll let him go, he's making himself ill. My lot are safe, it's in writing.",
        ],
        [14, 4, 'r', '"We\'re all for the chop", says Keith, every morning, by the kettle.'],
        [19, 3, 'r', 'Keith again. Told him to have a biscuit.'],
      ],
    },
    {
      claim: "You are scared of Steph's spreadsheets.",
      words: ['steph', 'spreadsheet'],
      rows: [
        [33, 1, 'r', "Scared stiff of Steph's spreadsheet, obviously. It has colours."],
        [35, 4, 'r', 'Steph sent version nine. Hold me.'],
        [37, 2, 'r', 'The spreadsheet is coming from inside the house!'],
      ],
    },
    {
      claim: 'Drinking with friends is what you celebrate again and again.',
      words: ['stag', 'beer', 'drink', 'pub'],
      rows: [
        [24, 5, 'c', "Gav's stag do, first night, eleven of us and one bagpipe."],
        [24, 6, 'c', 'Stag do, day two, beer for breakfast like Vikings.'],
        [25, 0, 'c', 'Home from the stag do alive. Never again until the next one.'],
      ],
    },
    {
      claim: 'You gave up on the parkrun.',
      words: ['parkrun'],
      rows: [
        [24, 2, 'g', 'Parkrun without walking, maybe in two weeks.'],
        [26, 4, 'g', 'Parkrun on Saturday, all of it at a jog.'],
        [27, 6, 'c', 'Did the whole parkrun, 34 minutes, not one step walked.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'water damage in the house',
      rows: [
        [9, 2, 'r', 'Pipe burst under the sink, kitchen floor was floating.'],
        [39, 1, 'r', 'Brown stain spreading over the bedroom ceiling. Two slates gone, says the roofer.'],
      ],
    },
    {
      ask: 'health of my parents',
      rows: [
        [17, 1, 'c', "Dad's hip op went fine, he is already flirting with the nurses."],
        [43, 4, 'r', "Mum's blood pressure tablets doubled, she says it is nothing."],
      ],
    },
    {
      ask: 'compliment from a stranger',
      rows: [
        [29, 6, 'c', 'Old boy with a whippet shouted "looking strong, young man" across the towpath.'],
        [41, 3, 'c', "Woman at the traffic lights said I've got nice form. Floated home."],
      ],
    },
  ],
  also: [
    [38, 5, 'c', 'Wave two done by noon.'],
    [40, 5, 'c', 'Eight easy miles at lunch.'],
    [42, 5, 'c', "Week's plan done, every bit."],
    [44, 5, 'c', 'Pizza was decent.'],
    [46, 5, 'c', 'Servers behaved.'],
    [48, 5, 'c', 'Long run booked for the weekend.'],
    [47, 0, 'c', "Spare room done, colour called Elephant's Breath, I kid you not."],
  ],
};
