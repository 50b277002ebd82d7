import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions'> = {
  facts: [
    {
      kind: 'fear',
      fact: 'You are afraid that your mind is going.',
      week: 11,
      words: ['memory', 'mind', 'forget', 'dementia', 'remember', 'confus'],
      rows: [
        [2, 2, 'r', "Stood in the pantry with no idea what I'd come for. My brother started like that."],
        [4, 4, 'r', "Couldn't find the word for the thing you drain potatoes in. Just gone."],
        [5, 5, 'r', 'Called the neighbour Brian. He has been Graham for thirty years.'],
        [7, 1, 'r', 'Drove past our own turning. Is this how it begins?'],
        [9, 3, 'r', "That one day I'll look at Jean and not know her."],
        [
          11,
          2,
          'r',
          "Read a page three times and couldn't have told you who was in it. Frightens me more than I say.",
        ],
      ],
    },
    {
      kind: 'joy',
      fact: 'The calls with your grandson Theo make you happy again and again.',
      week: 23,
      words: ['grandson', 'theo', 'call', 'rang', 'phone'],
      rows: [
        [14, 5, 'c', 'Theo rang from Halifax before school and showed me his loose tooth.'],
        [
          16,
          1,
          'c',
          'Forty minutes with the grandson on the wee screen. We built the same Lego tower, one each side of the ocean.',
        ],
        [17, 6, 'c', 'Our Canadian boy called. He says my beard is too big.'],
        [19, 5, 'c', 'Jean shouted "he\'s on!" and I ran up from the garden in my socks.'],
        [21, 0, 'c', 'Played him Twinkle over the video and he conducted with a fork.'],
        [23, 5, 'c', 'The wee man read me a whole page, all the way from Nova Scotia.'],
      ],
    },
    {
      kind: 'rhythm',
      fact: 'On Wednesdays, after digging at the allotment, your back hurts.',
      week: 26,
      words: ['wednesday', 'dig', 'allotment', 'your back', 'backache', 'spade'],
      rows: [
        [16, 3, 'c', 'Dug over the bean trench.'],
        [16, 3, 'r', 'My back is like a plank tonight.'],
        [18, 3, 'c', 'Potatoes in, four rows. Could hardly get out of the car afterwards.'],
        [20, 3, 'r', "Turned the compost with the fork all afternoon, and now I can't sit straight."],
        [22, 3, 'c', 'New bed dug at the allotment. Lower back complaining, hot water bottle.'],
        [24, 3, 'r', 'Overdid it with the spade. Jean had to do my laces.'],
        [26, 3, 'r', 'Double digging for the leeks, then stiff as a board from the hips up.'],
      ],
    },
    {
      kind: 'faded',
      fact: 'You meant to write down your years at sea, and you stopped speaking of it.',
      week: 24,
      words: ['memoir', 'at sea', 'ship', 'write down', 'writing'],
      rows: [
        [13, 1, 'g', 'Start writing down the years at sea.'],
        [14, 3, 'g', 'The memoir, one page on the first ship.'],
        [15, 2, 'T', 'Find the old log books for the memoir'],
        [16, 5, 'g', 'Write the Valparaiso chapter.'],
        [16, 5, 'w', "When I'm gone nobody will know what an engine room was like."],
        [18, 1, 'g', 'My ship stories on paper, two pages a week.'],
        [19, 2, 'g', 'Get back to the memoir.'],
      ],
    },
    {
      kind: 'overcome',
      fact: 'You were frightened of playing in front of people, and then you played at the library and they clapped.',
      week: 33,
      words: ['library', 'concert', 'audience', 'in front of', 'perform'],
      rows: [
        [25, 1, 'r', 'A row of faces all looking at my bow arm.'],
        [27, 4, 'r', 'My hands shake when even Jean listens at the door. How shall I do it in a room.'],
        [29, 2, 'r', 'Ada has put my name down for the library. Slept badly since.'],
        [
          31,
          5,
          'r',
          'Stopping in the middle and everyone being kind about it. An audience is a cruel thing.',
        ],
        [
          33,
          6,
          'c',
          'Played at the library. Shook like a leaf for eight bars and then forgot anyone was there. They clapped!',
        ],
        [31, 6, 'T', 'Library concert: play the minuet', 14],
      ],
    },
    {
      kind: 'unlived',
      fact: 'Friendship is one of your values, but you have not rung Walter or seen a friend in weeks.',
      week: 46,
      words: ['friend', 'walter'],
      rows: [
        [36, 2, 'v', 'Friendship. I ought to ring Walter.'],
        [37, 3, 'T', 'Phone Walter'],
        [39, 4, 'v', "Friendship is on my list and I've seen nobody but Jean and the postman."],
        [
          41,
          1,
          'v',
          "A friend is for life, I always say. Walter's card from spring is under the clock, unanswered.",
        ],
        [42, 5, 'T', 'Ask the old crew for a pint'],
        [44, 2, 'g', 'Go and see Walter before the winter.'],
        [46, 3, 'v', 'Friendship, no. Picked up the receiver and put it down.'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You keep learning that slow practice gets you there faster.',
      week: 49,
      words: ['slow', 'hurry', 'speed', 'rush'],
      rows: [
        [40, 2, 'L', 'Slow practice is the quick way.'],
        [42, 3, 'L', 'At half speed my fingers learn it. At full speed they learn the mistake.'],
        [44, 6, 'L', "Don't hurry the hard bar. Play it like treacle and tomorrow it's there."],
        [47, 1, 'L', "Rushed it for a week, got nowhere. One snail's pace evening and it sits."],
        [49, 4, 'L', "If I can't play it slowly I can't play it."],
      ],
    },
  ],
  traps: [
    {
      claim: 'You are afraid of storms.',
      words: ['storm', 'gale', 'weather'],
      rows: [
        [6, 3, 'r', 'Jean gets frightened when the slates rattle. She hates a storm.'],
        [8, 5, 'r', "Gale warning. Jean didn't want to be alone in the front room."],
        [10, 6, 'c', 'Big storm. Stood at the harbour wall with a flask, grand, like old times.'],
      ],
    },
    {
      claim: 'You gave up on the greenhouse.',
      words: ['greenhouse'],
      rows: [
        [10, 1, 'g', 'Greenhouse, get the frame square.'],
        [12, 5, 'g', 'Panes in the greenhouse roof.'],
        [15, 6, 'c', 'Greenhouse finished, door and all. Sat in it with Jean and a thermos.'],
      ],
    },
    {
      claim: 'You are no longer afraid for your memory.',
      words: ['memory', 'mind', 'remember'],
      rows: [
        [12, 2, 'c', 'Did the whole crossword in twenty minutes and remembered the capital of Mongolia.'],
        [13, 4, 'c', 'Learned the first line by heart.'],
      ],
    },
    {
      claim: 'Whisky is what you celebrate.',
      words: ['whisky', 'drink', 'dram'],
      rows: [
        [12, 0, 'c', 'Burns supper, a dram with every verse.'],
        [12, 1, 'c', "Still warm from last night's whisky and the singing."],
        [12, 3, 'c', 'Finished the haggis from Sunday. No more whisky for a year, says Jean.'],
      ],
    },
    {
      claim: 'Curiosity matters to you, but you do nothing for it.',
      words: ['curiosity', 'curious'],
      rows: [
        [37, 1, 'v', 'Curiosity. Spent the morning at the fossil beach with a hammer.'],
        [39, 2, 'a', 'Go to the lecture on glaciers.'],
        [43, 4, 'v', 'Curiosity: wrote to the museum about the odd stone, they answered.'],
      ],
    },
    {
      claim: 'You want to give up the cello.',
      words: ['give up', 'cello', 'quit', 'stop'],
      rows: [
        [30, 1, 'r', "Bill in the evening class says he wants to give it up, he can't hear the fifths."],
        [32, 2, 'a', 'Gave up on the old bow, order the carbon one.'],
        [34, 4, 'r', "Bill has stopped, sold his cello. A pity. I'd sooner stop eating."],
      ],
    },
    {
      claim: 'You are afraid of the dentist.',
      words: ['dentist', 'tooth', 'teeth'],
      rows: [
        [28, 2, 'r', "Jean has the dentist on Friday and is terrified, she's been cleaning cupboards."],
        [28, 5, 'c', 'Jean survived the dentist. I nearly fell asleep in his chair myself after her.'],
        [35, 3, 'r', "Jean's other tooth. She won't go, she says, not for gold."],
      ],
    },
    {
      claim: 'Mondays make you sad.',
      words: ['monday'],
      rows: [
        [34, 1, 'r', 'A bit low. The rain.'],
        [38, 1, 'r', 'Flat today, nothing in particular.'],
        [39, 4, 'r', 'Low spirits till Jean came home.'],
        [40, 6, 'r', "Felt blue on the beach, don't know why."],
      ],
    },
  ],
  questions: [
    {
      ask: 'heating problems in the house',
      rows: [
        [11, 5, 'r', 'The boiler gave up, both of us in coats at breakfast.'],
        [48, 2, 'r', 'Radiators stone cold again and a puddle under the pump.'],
      ],
    },
    {
      ask: 'outings with my wife along the coast',
      rows: [
        [27, 6, 'c', 'Jean and I on the cliff path to Elie, gannets diving below us.'],
        [36, 6, 'c', 'Picnic on the headland with Jean, we could see as far as the Bass Rock.'],
      ],
    },
    {
      ask: 'trouble with officials about money',
      rows: [
        [22, 1, 'r', 'The pension people have my date of birth wrong. Forty minutes on hold.'],
        [45, 2, 'r', 'Letter from HMRC, they think I still work. Wrong tax code again.'],
      ],
    },
  ],
};
