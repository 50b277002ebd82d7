import type { Spec } from '../../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions' | 'also'> = {
  facts: [
    {
      kind: 'faded',
      fact: 'You wanted to go to the boxing club twice a week, and since January you have not spoken of it.',
      week: 16,
      words: ['box', 'club', 'gym', 'training', 'punch'],
      rows: [
        [2, 1, 'g', 'Boxing club, Mondays and Thursdays.'],
        [2, 4, 'c', 'First time in the ring, dead after six minutes, it was so good.'],
        [3, 1, 'g', 'Box again and learn the jab.'],
        [4, 4, 'w', 'After the kitchen I have so much noise in me and the sack takes it.'],
        [5, 1, 'a', 'Wraps for the hands, then to the club at ten.'],
        [6, 1, 'g', 'Boxing also in the Christmas weeks, once at least.'],
        [8, 1, 'g', 'New year: boxing twice a week.'],
        [10, 1, 'g', 'Go back to the gym, pay the month.'],
      ],
    },
    {
      kind: 'fear',
      fact: 'You are afraid that your visa will not be extended and you must leave the country.',
      week: 14,
      words: ['visa', 'permit', 'home office', 'sponsor', 'papers', 'leave the country', 'extension'],
      rows: [
        [5, 3, 'r', 'The visa ends in March. HR says "we\'re on it" since September.'],
        [6, 4, 'r', "That they don't sponsor me again, there is a new salary number and I am under it."],
        [7, 5, 'r', 'Visa.'],
        [
          8,
          2,
          'c',
          'Quiet evening. Only when a letter with a crown on it lies there my stomach turns, but it was for Dorji.',
        ],
        [9, 4, 'r', 'Four years of my life and one person in an office makes a cross.'],
        [10, 5, 'r', 'A cousin of Dorji got a no. He was longer here than me.'],
        [11, 3, 'a', 'Collect all the papers, every payslip, every address.'],
        [12, 2, 'r', 'Home Office says eight weeks. I counted, it is too late by six days.'],
        [13, 5, 'r', 'Having to pack everything into one bag and go, with what face.'],
        [14, 4, 'r', 'Still no answer about the visa, I look at the phone forty times in a shift.'],
      ],
    },
    {
      kind: 'overcome',
      fact: 'You were afraid of running the pass on a Saturday, and then you did it and it went well.',
      week: 22,
      words: ['pass', 'calling', 'saturday', 'running the', 'orders', 'in charge'],
      rows: [
        [15, 2, 'r', 'Craig wants me on the pass. Me, calling the orders, with my accent.'],
        [16, 4, 'r', 'On the pass everyone hears you. If I say it wrong, six people cook wrong.'],
        [17, 3, 'a', 'Practise calling in the shower. Two hake, one lamb, away.'],
        [18, 5, 'r', 'Said to Chef I am not ready. He said nobody asked. So it will come.'],
        [19, 4, 'r', "That my voice goes up like a girl's when the printer doesn't stop."],
        [20, 5, 'r', "Tomorrow the pass for one hour only and I can't eat."],
        [21, 3, 'r', 'Rota is out: Saturday, whole service, B. on pass. B is me.'],
        [
          21,
          6,
          'c',
          'I ran the pass! 112 covers, loud voice, nobody lost, Craig shook my hand like for a wedding.',
        ],
        [22, 6, 'c', 'Again on the pass and it was almost fun.'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You keep learning to ask again when you did not understand, and not just to nod.',
      week: 30,
      words: ['ask', 'nod', 'understand', 'understood', 'question', 'pretend', 'say yes'],
      rows: [
        [19, 2, 'L', 'I nodded, and made forty portions instead of fourteen. Ask.'],
        [21, 1, 'L', 'Better look stupid for one second than an hour.'],
        [22, 3, 'L', "If I didn't understand, say so. Craig repeats it and that is all."],
        [24, 4, 'L', '"Yes chef" is not an answer when you don\'t know what the question was.'],
        [25, 2, 'L', "Asked three times what tattie scone means. Now I know it and Liam also didn't."],
        [27, 5, 'L', "People like to explain. I always think they get angry, they don't."],
        [28, 3, 'r', 'That I said yes to the man in the bank and understood only half. Again this nodding.'],
        [30, 1, 'L', 'Ask again. Write it on the hand.'],
      ],
    },
    {
      kind: 'joy',
      fact: 'Your small niece Anju, with her voice messages and videos, makes you happy.',
      week: 35,
      words: ['anju', 'niece', 'message', 'video', 'sunita', 'little girl', 'sister'],
      rows: [
        [25, 4, 'c', 'Anju lost her first tooth and sent me the hole by video.'],
        [26, 2, 'c', 'Voice message from my niece, four minutes, about a goat. I heard it twice.'],
        [27, 3, 'c', 'Anju!'],
        [29, 1, 'c', 'She can count to thirty in English now and does it on my phone, without a break.'],
        [
          30,
          4,
          'c',
          'Long shift, but in the break my sister called and the small one danced for me on the roof.',
        ],
        [31, 4, 'c', 'A drawing came with the post: me in a hat as tall as the house, and Anju in the pot.'],
        [32, 2, 'v', 'Family: she told me good night, at my lunch. For that I live a little.'],
        [34, 3, 'c', "Listened to Anju's song on the bus with the stupid smile of an uncle."],
        [
          35,
          1,
          'c',
          'First day at the new school, two plaits and a too big bag. Sunita filmed it all for me.',
        ],
      ],
    },
    {
      kind: 'unlived',
      fact: 'Honesty matters to you, but for weeks you have not told your mother that you are not the chef.',
      week: 43,
      words: ['honest', 'truth', 'tell', 'told', 'ama', 'mother', 'lie'],
      rows: [
        [33, 4, 'v', 'Honesty. Ama tells the whole street that I am head chef in a palace, and I let her.'],
        [34, 6, 'a', 'Tell Ama on Sunday that I am one of nine cooks.'],
        [35, 3, 'T', 'Tell Ama the truth about the job'],
        [36, 0, 'r', 'She was so proud on the phone, an aunt was there also. I said nothing again.'],
        [37, 2, 'v', 'I gave back two pounds to a guest and to my mother I lie. Funny honest man.'],
        [38, 4, 'g', 'Be honest at home, this month.'],
        [39, 0, 'a', 'Say it today. Start with the hat: mine is the low one.'],
        [40, 1, 'T', "Write it to Ama in a letter if I can't say it"],
        [41, 0, 'v', 'Talked about the weather and the goats. Honesty zero.'],
        [43, 0, 'v', "It gets bigger with every call that I don't correct it."],
      ],
    },
  ],
  traps: [
    {
      claim: 'You are afraid of being fired.',
      words: ['fired', 'sacked', 'losing your job', 'lose your job', 'dismiss'],
      rows: [
        [1, 5, 'c', 'Fire twelve, fire fourteen, the whole night, and nothing went cold.'],
        [17, 6, 'a', 'Look at Craig when he says fire, not at the printer.'],
        [26, 6, 'r', 'Nothing. Table nine fired too early, that was all.'],
        [45, 5, 'c', 'Eleven tables fired in ten minutes. Machine.'],
      ],
    },
    {
      claim: 'You are stressed to the boiling point.',
      words: ['boiling', 'stress', 'breaking point'],
      rows: [
        [
          11,
          0,
          'c',
          "Boiling Point with Dorji, he asked at every scene if it's really so. Yes, but with more mopping.",
        ],
        [12, 0, 'a', 'Boiling Point, the second episode.'],
        [13, 0, 'c', 'Finished Boiling Point. The actor holds his knife like a pen.'],
      ],
    },
    {
      claim: 'You are afraid of the lift.',
      words: ['lift', 'elevator'],
      rows: [
        [4, 2, 'r', "Not me, but Magda: she carries the cakes five floors because she's scared of the lift."],
        [14, 2, 'a', 'Take the wedding cake up in the lift for Magda.'],
        [24, 2, 'c', 'Magda took the lift, eyes closed, holding my sleeve. We cheered.'],
        [
          37,
          5,
          'r',
          "Lift stuck between two and three with Magda's trolley, luckily without Magda, she would have died of fear.",
        ],
      ],
    },
    {
      claim: 'You are homesick for Nepal.',
      words: ['homesick', 'miss nepal', 'missing home', 'miss home', 'miss the mountains'],
      rows: [
        [3, 5, 'r', 'They always ask if I am homesick. No. I was, in the first year.'],
        [23, 3, 'r', 'Nothing. Dorji is homesick today, I made him tea with butter.'],
        [44, 2, 'r', 'Homesick is a word for people who have a return ticket. I am fine here.'],
        [49, 5, 'v', "Dashain far from everybody and it was ok, really, I don't miss it like before."],
      ],
    },
    {
      claim: 'You are afraid of killing lobsters.',
      words: ['lobster'],
      rows: [
        [7, 1, 'T', 'Lobster tank, change water', 1],
        [18, 2, 'a', 'Twelve lobsters for the bisque.'],
        [23, 5, 'c', 'Lobster night sold out.'],
        [32, 5, 'g', 'Lobster in under four minutes, out of the shell.'],
        [36, 5, 'L', 'Lobster goes in the freezer first, then it sleeps.'],
        [46, 4, 'r', "Price of lobster, but that's Craig's headache."],
      ],
    },
    {
      claim: 'You fell in love.',
      words: ['in love', 'girlfriend', 'relationship', 'dating'],
      rows: [
        [
          28,
          1,
          'c',
          'I am in love. She is from Germany, steams at 98 degrees and cleans herself. The new oven.',
        ],
        [29, 4, 'c', 'My darling made forty crème caramels without one bubble.'],
        [33, 2, 'r', 'That somebody else puts his dirty trays into my girlfriend.'],
        [39, 4, 'a', 'Give the love of my life a descaling.'],
      ],
    },
    {
      claim: 'Riding a motorbike makes you happy.',
      words: ['motorbike', 'motorcycle', 'riding'],
      rows: [
        [20, 1, 'c', 'Dorji bought the motorbike and sits on it in the yard like a king, so happy.'],
        [
          25,
          0,
          'c',
          "Dorji rode to the Highlands and back and couldn't stop talking. I was asleep, also nice.",
        ],
        [38, 1, 'r', 'His motorbike, not for me. He laughs at every curve.'],
        [42, 1, 'c', 'Nothing makes that man as glad as this Honda. He polished it till dark.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'landlord kept the deposit',
      rows: [
        [
          42,
          4,
          'r',
          'Mr Fraser says the eight hundred from the old room stay with him because of the wall. The mark was there before me.',
        ],
        [44, 4, 'c', 'Citizens Advice wrote one page and Fraser paid back all of it.'],
      ],
    },
    {
      ask: 'tomato sauce recipe that chef liked',
      rows: [
        [
          33,
          6,
          'L',
          'Roast the red ones whole with timur, burnt garlic and a bit of jaggery at the end: Craig took a second spoon and wrote it on the board.',
        ],
      ],
    },
    {
      ask: 'who broke my knife',
      rows: [
        [
          47,
          2,
          'r',
          'The Japanese blade is chipped, somebody opened a tin with it. Nobody did it, of course.',
        ],
      ],
    },
  ],
  also: [
    [16, 2, 'c', 'The letter: three more years! Sat down on a flour sack.'],
    [31, 2, 'c', 'Level 3 hygiene passed, 91 percent.'],
    [7, 4, 'c', 'Christmas lunch, 190 guests, then we ate turkey from a tray at five and sang.'],
  ],
};
