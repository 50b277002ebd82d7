import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions'> = {
  facts: [
    {
      kind: 'overcome',
      fact: 'You were scared to speak up in the seminar, and then you did and disagreed with the professor.',
      week: 12,
      words: ['seminar', 'speak', 'spoke', 'class', 'professor', 'out loud'],
      rows: [
        [
          3,
          4,
          'r',
          'Opening my mouth in the seminar. I have the sentence ready and then Lotte has already said it.',
        ],
        [5, 2, 'r', 'English comes out like soup when he looks at me.'],
        [
          6,
          4,
          'r',
          "They think I'm slow because I'm quiet in class. Had my hand half up and pretended to scratch.",
        ],
        [9, 3, 'r', "Still mute on Thursdays. My heart beats so loud that I can't hear the question."],
        [11, 5, 'T', 'Say ONE thing in the seminar', 6],
        [12, 4, 'c', "I spoke! Told the professor I don't agree, out loud, and he wrote it on the board."],
      ],
    },
    {
      kind: 'joy',
      fact: 'What makes you happy is cooking and eating together in the shared kitchen.',
      week: 18,
      words: ['cook', 'kitchen', 'dinner', 'table', 'eat', 'meal', 'flatmates', 'food'],
      rows: [
        [9, 5, 'c', "Six of us round the little table, Kwame's jollof, and nobody went to bed."],
        [10, 1, 'c', 'Made caldo verde for the whole corridor. Pot empty in ten minutes.'],
        [12, 6, 'c', 'Tobias burnt the onions and it was still the nicest evening of the week.'],
        [14, 4, 'c', 'Dumpling night. Flour on the ceiling, Lotte too.'],
        [16, 2, 'c', "Femke's pancakes at eleven pm, everyone in socks."],
        [18, 5, 'c', 'Two candles, too much pasta, all seven of us. I like us.'],
      ],
    },
    {
      kind: 'faded',
      fact: 'You wanted to join the rowing club, and it has gone quiet.',
      week: 25,
      words: ['rowing', 'rower', 'boat', 'crew'],
      rows: [
        [14, 1, 'g', 'Join the rowing club.'],
        [15, 3, 'g', 'Rowing, the open training on Wednesday.'],
        [16, 5, 'T', 'Rowing club: trial form'],
        [17, 1, 'g', 'Get into a boat before April.'],
        [17, 1, 'w', "I miss water that moves, and it's a way to know people."],
        [18, 2, 'g', "The beginners' crew, if they take me."],
        [20, 4, 'g', 'Really go to the rowers this time.'],
      ],
    },
    {
      kind: 'fear',
      fact: 'You are afraid that your friends at home are forgetting you.',
      week: 30,
      words: ['friend', 'rita', 'porto', 'home', 'forget', 'forgot', 'drift'],
      rows: [
        [20, 2, 'r', 'Rita used to write every day. Now I get hearts on stories.'],
        [22, 4, 'r', 'They made a new group chat for August and I heard of it from a screenshot.'],
        [24, 1, 'r', 'When I go back I will be a guest. My chair at the café has somebody else on it.'],
        [26, 5, 'r', "Everyone in Porto has jokes I don't get any more. I laugh one second late."],
        [28, 3, 'r', 'Out of sight, out of mind. People say it for fun, I lie awake over it.'],
        [30, 2, 'r', 'If I stopped texting first, how long until anybody back there noticed?'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You keep learning to begin before you feel ready, with a bad first draft.',
      week: 37,
      words: ['start', 'begin', 'draft', 'bad', 'ready'],
      rows: [
        [27, 2, 'L', "A bad page can be fixed. An empty one can't."],
        [29, 4, 'L', 'Begin before you feel ready. Ready never comes.'],
        [
          31,
          6,
          'L',
          'Waited three days for the right opening sentence. Should have put down any old rubbish and gone on.',
        ],
        [34, 1, 'L', 'The ugly draft on Monday saved me on Friday.'],
        [37, 3, 'L', 'Starting is the whole trick, ten messy lines and the rest follows.'],
      ],
    },
    {
      kind: 'unlived',
      fact: 'Kindness matters to you, and for weeks you have meant to help Mrs de Vries and never gone.',
      week: 50,
      words: ['kind', 'de vries', 'neighbour', 'old lady'],
      rows: [
        [40, 2, 'v', "Kindness. I'm going to carry Mrs de Vries' shopping up, with her hip."],
        [41, 5, 'T', "Ring at Mrs de Vries'"],
        [
          43,
          1,
          'v',
          'I say kindness is my thing. Heard her on the stairs with the bags and stayed at my desk.',
        ],
        [45, 3, 'a', 'Ask the old lady downstairs what she needs.'],
        [46, 4, 'v', 'Kind in theory. The neighbour still drags it all up herself.'],
        [48, 2, 'T', 'Groceries for the lady downstairs'],
        [50, 4, 'v', 'Kindness would be four steps down and one doorbell. Did not do it, again.'],
      ],
    },
  ],
  traps: [
    {
      claim: 'You are afraid of your inbox.',
      words: ['inbox', 'email', 'mail'],
      rows: [
        [6, 2, 'r', "Yeah, so afraid of my inbox, haha. Three mails, I'll live."],
        [9, 1, 'r', 'My inbox is haunted, call a priest. (Two newsletters.)'],
        [15, 5, 'r', 'Oh the terror, an email from the library.'],
      ],
    },
    {
      claim: 'You are afraid of flying.',
      words: ['fly', 'flying', 'plane', 'flight'],
      rows: [
        [4, 3, 'r', "Mum says she's afraid of flying so she won't come for Christmas."],
        [5, 4, 'r', 'Talked to Mum again, "I don\'t trust those planes". Ok Mum.'],
        [6, 6, 'c', 'Window seat home, best part of the year, clouds like cauliflower.'],
      ],
    },
    {
      claim: 'You are afraid of the exam.',
      words: ['exam', 'statistics', 'test'],
      rows: [
        [10, 4, 'r', 'I am not afraid of the exam any more. Did two old papers, fine.'],
        [11, 2, 'r', 'The exam? No fear. Really.'],
        [12, 1, 'r', "Tobias is panicking about statistics, he can't sleep. I'm the calm one for once."],
        [13, 4, 'c', 'Statistics done, 7.8, told you.'],
      ],
    },
    {
      claim: 'You worry about the bank and your money there.',
      words: ['bank', 'money', 'account'],
      rows: [
        [16, 3, 'c', 'Walked along the bank until dark, swans everywhere.'],
        [17, 4, 'r', "They say the bank won't hold if it rains like this. The canal one, where we measure."],
        [19, 2, 'g', 'Measure the left bank again, the numbers were nonsense.'],
      ],
    },
    {
      claim: 'You think about death a lot.',
      words: ['death', 'die', 'dying', 'dead', 'died'],
      rows: [
        [21, 2, 'c', "I died laughing at Kwame's impression of the dean."],
        [23, 4, 'r', "Dead tired, that's all."],
        [25, 3, 'c', 'To die for, this apple cake.'],
        [29, 1, 'r', 'Deadline on Friday. Funny word.'],
      ],
    },
    {
      claim: 'You feel lonely in the house.',
      words: ['lonely', 'solitude', 'alone', 'loneliness'],
      rows: [
        [31, 3, 'c', 'Film night: Fear Eats the Soul. Loved it, Femke slept.'],
        [33, 2, 'a', 'One Hundred Years of Solitude, fifty pages for the book club.'],
        [34, 5, 'c', 'Finished Solitude! 400 pages of cousins.'],
        [35, 1, 'r', "Lotte says she's lonely since her sister moved."],
      ],
    },
    {
      claim: 'Concerts are what you celebrate again and again.',
      words: ['concert', 'music', 'band'],
      rows: [
        [38, 5, 'c', 'THE CONCERT. We were in the second row.'],
        [38, 6, 'c', 'No voice left from the concert, worth it.'],
        [39, 0, 'c', 'Still humming the encore, sorry neighbours.'],
      ],
    },
    {
      claim: 'You want to quit your studies.',
      words: ['quit', 'drop out', 'stop', 'leave', 'studies'],
      rows: [
        [32, 1, 'r', "Sure, I'll quit and herd goats. Joke. Mostly a joke about goats."],
        [35, 4, 'r', 'Tobias is thinking of dropping out. I told him to wait until after the holidays.'],
        [36, 4, 'c', 'Fieldwork report handed in, I want to do this for the rest of my life.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'problems with my accommodation',
      rows: [
        [2, 3, 'r', 'Mould behind the wardrobe, and the landlord sends a smiley.'],
        [44, 1, 'r', 'Heating in my room dead since Friday, sleeping in a hat.'],
      ],
    },
    {
      ask: 'earnings from a part-time job',
      rows: [
        [19, 5, 'c', 'First wages from the café, 212 euros.'],
        [42, 6, 'c', 'Two shifts at the bakery, sore feet, paid in cash and buns.'],
      ],
    },
    {
      ask: 'when I lost something valuable',
      rows: [
        [13, 1, 'r', 'My wallet is gone, somewhere between the station and the hall.'],
        [37, 1, 'r', 'Left the laptop bag on the train to Utrecht. Everything in it.'],
      ],
    },
  ],
};
