import type { Spec } from '../../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions' | 'also'> = {
  facts: [
    {
      kind: 'overcome',
      fact: "You dreaded your son's hernia operation and the anaesthetic, and then it went well and was over.",
      week: 8,
      words: ['operation', 'surgery', 'hernia', 'anaesthetic', 'surgeon', 'hospital bag'],
      rows: [
        [
          2,
          3,
          'r',
          "Finn's hernia. He's two and they'll put him under for it. I hand other people's babies to surgeons all week and can't think about this one.",
        ],
        [3, 5, 'r', 'The anaesthetic.'],
        [4, 1, 'r', 'That he looks for me when the mask comes, and I have to let go of his hand.'],
        [
          5,
          4,
          'r',
          "Read the consent form twice. I know exactly how small one in so many thousand is and it doesn't help.",
        ],
        [6, 2, 'T', "Bag for Finn's operation: rabbit, cup, pyjamas", 1],
        [6, 4, 'r', "Tomorrow half past seven. He isn't allowed breakfast and doesn't know it yet."],
        [6, 5, 'c', "It's done. Forty minutes, and he woke up cross and wanted toast."],
        [
          8,
          1,
          'c',
          'Finn ran round the tree with his shirt up to show everybody the scar. All that fear, for a plaster.',
        ],
      ],
    },
    {
      kind: 'faded',
      fact: 'You wanted to start a group for expectant fathers at the clinic, and have not mentioned it since January.',
      week: 15,
      words: ['fathers', 'dads', 'group', 'class', 'flyer'],
      rows: [
        [1, 1, 'g', 'Start a group for the fathers. They sit in our corridor like coats.'],
        [1, 1, 'w', 'Because nobody told me anything when Maya came, and I do this for a living.'],
        [2, 1, 'a', 'Ask Bev whether the parentcraft room is free after six on a weekday.'],
        [3, 2, 'g', 'Fathers group: write the one page for the manager.'],
        [4, 4, 'c', "Joanne says she'd send every dad she meets to my class."],
        [5, 2, 'T', 'Draft the flyer for the dads', 3],
        [7, 1, 'g', 'Dads in January, if the room comes through.'],
        [9, 3, 'g', 'Set a first date for the fathers, six chairs, tea, done.'],
      ],
    },
    {
      kind: 'fear',
      fact: "You are afraid of overlooking something on a baby's heart trace.",
      week: 21,
      words: ['trace', 'monitor', 'heartbeat', 'heart rate', 'ctg', 'overlook', 'miss', 'mistake'],
      rows: [
        [12, 2, 'r', 'That I look at a trace at four in the morning and see what I want to see.'],
        [
          13,
          5,
          'r',
          "Missing something. Bev's case from December keeps going round in me, she'd only been away for the length of a cup of tea.",
        ],
        [14, 1, 'r', 'The dip that I called a loss of contact. It was a loss of contact. But still.'],
        [
          15,
          3,
          'v',
          "Careful to the point of slow, sat by the monitor the whole hour because I don't trust my own eyes lately.",
        ],
        [16, 6, 'r', 'Overlooking the one heartbeat that matters.'],
        [17, 2, 'r', 'CTG. Always the CTG.'],
        [18, 0, 'a', 'Ask Tunde to go over my traces with me. Second pair of eyes.'],
        [
          19,
          3,
          'r',
          "Three rooms and one of me, and the paper running out of the machine while I'm next door.",
        ],
        [21, 1, 'r', "A mother asking me afterwards why I hadn't seen it."],
      ],
    },
    {
      kind: 'unlived',
      fact: 'You keep wanting time for the two of you, you and Priya, and for weeks nothing comes of it.',
      week: 27,
      words: ['partnership', 'priya', 'wife', 'couple', 'two of you', 'marriage', 'babysitter', 'date night'],
      rows: [
        [16, 1, 'v', 'Partnership, I wrote down once. We hand over children like a ward round.'],
        [17, 4, 'a', 'Ask Mum to take the kids for one evening so that Priya and I can go out, just once.'],
        [17, 5, 'T', 'Book a table for two at the Thai'],
        [19, 1, 'g', "One evening with my wife that isn't about the rota."],
        [20, 2, 'v', 'She studies at the table, I fold pyjamas opposite. Partnership of a sort.'],
        [21, 5, 'T', 'Find a babysitter'],
        [22, 6, 'a', 'This week really: cinema with Priya.'],
        [24, 0, 'w', "We used to talk till two. I'd like to know again what she thinks about things."],
        [25, 3, 'T', 'Ask Mum about Saturday the 9th'],
        [27, 0, 'v', 'Saturday went to an extra shift and her essay. Neither of us even said it.'],
        [27, 2, 'a', "Take Priya out. I've been writing this since February."],
      ],
    },
    {
      kind: 'joy',
      fact: 'What makes you happy is riding the cargo bike, most of all with the children in the box.',
      week: 29,
      words: ['bike', 'cargo', 'cycl', 'the ride', 'riding', 'pedal', 'bicycle'],
      rows: [
        [20, 6, 'c', 'Both of them in the front of the bike, shrieking all the way down Abbey Lane.'],
        [21, 3, 'c', 'Rode to nursery the long way along the river. Maya did the bell for every duck.'],
        [
          22,
          1,
          'c',
          'Easter Monday on the cargo bike with a picnic, Finn asleep under the rain cover by eleven.',
        ],
        [23, 5, 'c', 'Headwind, two children, a bag of compost, and I was singing.'],
        [
          24,
          2,
          'v',
          "Long day, nothing to do with my values or anyone's, but I pedalled home by the canal and that was the best half hour of it.",
        ],
        [25, 6, 'c', 'New brake pads. Then out with the kids till the light went.'],
        [27, 0, 'c', "Maya says our bike is a ship. Had to sing the ship song as far as Grandma's."],
        [28, 3, 'c', 'Cycled in before six, mist on the water, nobody about.'],
        [29, 6, 'c', 'Ice creams in the box, drips everywhere, the three of us going nowhere in particular.'],
      ],
    },
    {
      kind: 'rhythm',
      fact: 'On Thursdays, when Priya has her late seminar and you are alone with the children, you end up shouting.',
      week: 33,
      words: ['thursday', 'shout', 'yell', 'loud', 'temper', 'snap'],
      rows: [
        [
          22,
          4,
          'r',
          "That they'll remember me as the one who shouts. Priya in the late seminar, pasta on the wall.",
        ],
        [24, 4, 'v', 'Patience lasted until the bath. I was loud again.'],
        [25, 4, 'c', "They're asleep, more I can't say for today. Roared about a toothbrush."],
        [27, 4, 'r', 'My voice on Thursdays.'],
        [28, 4, 'v', 'Alone with both till nine. Shouted, said sorry, shouted.'],
        [30, 4, 'r', 'Lost it over the shoes. Finn hid behind the coats.'],
        [
          31,
          4,
          'a',
          'Fish fingers before five and nobody gets washed. See if I can do a Thursday without yelling.',
        ],
        [33, 4, 'v', 'Snapped at Maya because of peas while Priya was still on the train.'],
      ],
    },
    {
      kind: 'lesson',
      fact: 'You learn again and again to listen first and not to give advice that nobody asked for.',
      week: 34,
      words: ['listen', 'advice', 'advis', 'solution', 'fix', 'solv', 'suggest'],
      rows: [
        [10, 2, 'L', "Priya didn't want a plan for her exam, she wanted me to say that it's a lot."],
        [13, 0, 'L', 'Ask first: ears or advice?'],
        [16, 3, 'L', "I fixed Caitlin's problem in two sentences and she looked sadder than before."],
        [19, 6, 'L', "Half of what people tell me isn't a question. Stop answering."],
        [
          23,
          2,
          'L',
          "Just listen. Maya told the whole story of the stolen hat as soon as I'd stopped suggesting things.",
        ],
        [
          27,
          5,
          'L',
          "My brother rang about his job, I had three solutions ready before he'd finished, and he went quiet. Again.",
        ],
        [31, 3, 'L', "Listening is doing something too, it just doesn't look like it."],
        [34, 1, 'L', 'Advice nobody asked for is a way of leaving the room.'],
      ],
    },
  ],
  traps: [
    {
      claim: 'You are afraid of the consultant, Dr Hale.',
      words: ['hale', 'consultant'],
      rows: [
        [5, 1, 'r', "Not Dr Hale at any rate. She growls, that's all."],
        [11, 3, 'r', "No longer scared of Dr Hale, haven't been since she brought the doughnuts."],
        [
          26,
          5,
          'c',
          'Dr Hale said good catch in front of everyone. Years ago I used to hide from her in the sluice.',
        ],
        [37, 2, 'r', 'Nothing. The new doctors quake before Hale and I get to be the calm one.'],
      ],
    },
    {
      claim: 'You are afraid of needles.',
      words: ['needle', 'injection', 'cannula'],
      rows: [
        [14, 4, 'r', 'Hers was needles, more than the birth itself, so I held her hand for the drip.'],
        [30, 2, 'r', 'None of mine. The man in room two fainted when he saw the needle.'],
        [36, 3, 'c', "She'd been so afraid of the injection, and afterwards she laughed at herself."],
        [40, 5, 'r', 'Caitlin is frightened of cannulas. I told her about the orange we all practised on.'],
      ],
    },
    {
      claim: 'You are afraid of monsters.',
      words: ['monster', 'gruffalo', 'wild things'],
      rows: [
        [15, 1, 'r', 'The Gruffalo, if you ask the people in the bunk bed.'],
        [29, 2, 'r', 'Monster under the bed, says Maya. Had a look. Slippers.'],
        [38, 4, 'r', 'Where the Wild Things Are, four times, then lights out.'],
      ],
    },
    {
      claim: 'Your new house makes you happy.',
      words: ['house', 'keys', 'moving', 'moved in', 'new home'],
      rows: [
        [32, 1, 'c', 'Joanne has the keys! She cried in the staff room.'],
        [33, 5, 'c', "Cake on the ward because Joanne's moved in."],
        [35, 1, 'c', "Saw the photos of Joanne's kitchen, all forty of them."],
        [37, 5, 'c', 'Joanne and her house, she glows like a bride.'],
      ],
    },
    {
      claim: 'You are committed to the Labour party.',
      words: ['party', 'politic', 'election', 'voting'],
      rows: [
        [18, 5, 'c', 'Nineteen hours of labour, and she asked ME if I was tired.'],
        [31, 1, 'v', 'Most of labour is waiting well.'],
        [35, 3, 'v', 'Fast labour, barely time for gloves. Not much room for values.'],
        [43, 2, 'g', 'Finish the reading on induced labour for the update day.'],
      ],
    },
    {
      claim: 'You are afraid of parking at the hospital.',
      words: ['car park', 'parking', 'barrier'],
      rows: [
        [12, 5, 'r', 'Nothing. Car park full, walked from the church.'],
        [23, 3, 'r', "Nothing really. Parking ticket again, on Bev's car, not on mine."],
        [
          34,
          5,
          'r',
          "No, I'm fine. Twenty minutes in the car park with the seat back, that was all I needed.",
        ],
        [41, 1, 'r', 'Nothing, unless you count the barrier at the car park that eats cards.'],
      ],
    },
    {
      claim: 'You are afraid of the laundry.',
      words: ['laundry', 'washing', 'sock'],
      rows: [
        [28, 6, 'r', "The laundry basket. It moves at night. It's coming for us."],
        [32, 6, 'r', 'Socks. There are eleven and no two of them have met.'],
        [39, 3, 'r', 'Mount Washmore, first ascent tomorrow, without oxygen.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'heating broken in winter',
      rows: [
        [
          13,
          3,
          'v',
          'Cold radiators since Sunday, all four of us in one bed with hats on. Close, you could say.',
        ],
        [14, 2, 'c', 'The boiler man came, new pump, warm feet.'],
      ],
    },
    {
      ask: 'present from parents',
      rows: [
        [
          36,
          1,
          'c',
          'Baklava on the desk for us, the couple in room six left it with a tiny footprint on a card.',
        ],
      ],
    },
    {
      ask: 'what the school says about my daughter',
      rows: [[19, 4, 'c', 'Mrs Okafor on the little chairs: Maya reads aloud to the others at carpet time.']],
    },
    {
      ask: 'argument with my father',
      rows: [
        [
          45,
          3,
          'r',
          "Dad on the phone, both of us sharper than needed. Who's earning in that family, he asked. I hung up.",
        ],
        [46, 1, 'c', 'Dad rang back about the tomatoes, which is how he says sorry.'],
      ],
    },
  ],
  also: [
    [38, 3, 'c', 'Passed! I may examine newborns on my own now.'],
    [40, 6, 'c', 'Kitchen floor is down. One tile crooked, mine.'],
  ],
};
