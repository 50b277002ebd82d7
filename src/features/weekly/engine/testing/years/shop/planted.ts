import type { Spec } from '../year.ts';

/** What is planted, and what misleads. */
export const planted: Pick<Spec, 'facts' | 'traps' | 'questions'> = {
  facts: [
    {
      kind: 'overcome',
      fact: 'You were too scared to open the letters from the tax office, and then you rang them and made a plan.',
      week: 12,
      words: ['letter', 'envelope', 'tax', 'hmrc'],
      rows: [
        [4, 2, 'r', 'The brown envelopes. I put them under the till.'],
        [6, 1, 'r', 'There are nine now, I think. I walk round the pile like it bites.'],
        [7, 4, 'r', 'Whoever it is from the 0300 number, I let it ring. My heart goes like a drum.'],
        [9, 3, 'r', "Still haven't opened one. I get sick from the little window in the paper."],
        [11, 1, 'T', 'Open every brown envelope, in one go', 1],
        [
          12,
          2,
          'c',
          'Rang the tax office. Fifty minutes, and we have a plan, ninety a month. I could have hugged the woman.',
        ],
      ],
    },
    {
      kind: 'faded',
      fact: 'You wanted to sell parts online, and you have dropped it without a word.',
      week: 25,
      words: ['online', 'internet', 'web', 'ebay', 'parts'],
      rows: [
        [15, 1, 'g', 'Start selling parts online.'],
        [16, 3, 'g', 'The online shop, first fifty items.'],
        [17, 2, 'T', 'Photograph derailleurs for the webshop'],
        [17, 5, 'g', 'Get the vintage stuff on eBay at least.'],
        [17, 5, 'w', 'There are collectors in Japan who pay silly money.'],
        [19, 1, 'g', 'Web shop. Weigh the parcels, find out the postage.'],
        [20, 2, 'g', 'Parts on the internet, one evening a week.'],
      ],
    },
    {
      kind: 'lesson',
      fact: "You keep learning not to buy stock on a rep's word or in a good mood.",
      week: 26,
      words: ['stock', 'buy', 'rep', 'gary', 'deal', 'order'],
      rows: [
        [16, 2, 'L', 'Never order on the same day the rep shows it to me.'],
        [18, 5, 'L', 'A good Saturday is no reason to buy twenty helmets.'],
        [20, 6, 'L', 'Gary\'s "last chance" comes round every month. Sleep on his deals.'],
        [
          23,
          2,
          'L',
          "What sells in the catalogue doesn't sell on my street. Buy what people ask for, not what I like.",
        ],
        [26, 1, 'L', "When I'm cheerful I spend. Leave the order form until I'm sober."],
      ],
    },
    {
      kind: 'unlived',
      fact: "You keep meaning to tell Nadia about the loan from Karim, and you haven't.",
      week: 31,
      words: ['nadia', 'karim', 'loan'],
      rows: [
        [21, 4, 'g', 'Tell Nadia about the loan from Karim.'],
        [22, 5, 'a', "Tonight I'll say it to her, when the kids are asleep."],
        [24, 2, 'v', 'Courage would be to tell my wife what I owe my brother. Instead I did the dishes.'],
        [25, 4, 'T', "Talk to Nadia (Karim's money)"],
        [27, 2, 'a', 'Sit down with Nadia about it. Really.'],
        [29, 5, 'v', "No courage. She asked why I'm quiet and I said the knees."],
        [31, 1, 'r', "She will hear it from Karim at the wedding if I don't open my mouth."],
      ],
    },
    {
      kind: 'fear',
      fact: 'You are afraid of losing the shop.',
      week: 38,
      words: ['shop', 'lose', 'losing', 'close', 'closing', 'shut', 'bankrupt'],
      rows: [
        [28, 1, 'r', 'Another name above our door.'],
        [30, 3, 'r', "Walked by the empty unit where the bakery was and thought, that's us by Christmas."],
        [32, 5, 'r', 'Locking up one evening for good and handing over the keys.'],
        [34, 2, 'r', 'Closing down sale signs. I see them everywhere now, like when you buy a red car.'],
        [36, 4, 'r', 'What am I without the workshop? Fifteen years gone in an afternoon.'],
        [
          38,
          1,
          'r',
          "The landlord came with a man in a suit who looked at the ceiling a lot. He'd have it let in a week.",
        ],
      ],
    },
    {
      kind: 'joy',
      fact: 'What makes you happy is when people stay in the shop to talk, also when they buy nothing.',
      week: 47,
      words: ['talk', 'chat', 'stay', 'regular', 'customer', 'stories'],
      rows: [
        [38, 4, 'c', 'Mrs Adeyemi came for a tube and stayed for two teas.'],
        [40, 1, 'c', 'The courier lads sat on the step for an hour telling stories.'],
        [42, 3, 'c', 'Old Ken again. No purchase, only a chat about the Tour of 1985. Made my day.'],
        [43, 5, 'c', 'The retired teacher popped in just to show me pictures of Brittany.'],
        [45, 2, 'c', 'Four regulars round the counter, nobody paying, all laughing.'],
        [
          47,
          4,
          'c',
          'The man with the recumbent told me his whole divorce while I did his gears. We both felt better.',
        ],
      ],
    },
    {
      kind: 'rhythm',
      fact: 'On days when you skip lunch, everything looks black by the afternoon.',
      week: 50,
      words: ['lunch', 'eat', 'ate', 'food', 'hungry', 'meal', 'stomach'],
      rows: [
        [40, 4, 'r', 'No lunch today. By four I was sure the whole street hates us.'],
        [42, 1, 'r', 'Worked through my break, only coffee. Then black mood, everything pointless.'],
        [44, 2, 'r', "Didn't eat till five and from three on I saw the end of the world in every invoice."],
        [
          46,
          5,
          'r',
          'Left the sandwich at home. Gloomy as a wet dog all afternoon, then dinner and it was gone.',
        ],
        [48, 3, 'L', 'On an empty stomach my life is a ruin. With falafel it is only a bicycle shop.'],
        [50, 2, 'r', 'Missed the meal again, nine repairs. Nearly cried at the till around half three.'],
      ],
    },
  ],
  traps: [
    {
      claim: 'You gave up on the school contract.',
      words: ['school', 'contract'],
      rows: [
        [24, 4, 'g', 'The school contract, send the papers.'],
        [26, 2, 'g', 'Schools. They want a lower price for the small ones.'],
        [28, 3, 'c', 'We have the contract! Four schools, two years.'],
      ],
    },
    {
      claim: 'You are no longer afraid of losing the shop.',
      words: ['shop', 'lose', 'losing'],
      rows: [
        [37, 6, 'c', 'Best Saturday since spring.'],
        [39, 2, 'c', 'New sign painted over the door, in blue.'],
      ],
    },
    {
      claim: 'You are afraid of dogs.',
      words: ['dog'],
      rows: [
        [13, 2, 'r', "Luca won't do the farm delivery, he was bitten as a boy and dogs scare him stiff."],
        [22, 1, 'r', "Somebody tied a big dog to the rack and Luca wouldn't come out of the back."],
        [23, 5, 'c', "The neighbour's dog lay on my feet the whole afternoon. I want one."],
      ],
    },
    {
      claim: 'Generosity matters to you, but you do nothing for it.',
      words: ['generosity', 'generous', 'give'],
      rows: [
        [39, 5, 'v', "Generosity. Did the refugee family's three bikes for nothing."],
        [41, 4, 'a', 'Take the box of lights to the youth club, free.'],
        [43, 2, 'v', 'Generous today, let the student pay in three parts.'],
      ],
    },
    {
      claim: 'You are afraid of riding in traffic.',
      words: ['traffic', 'riding', 'road', 'ride'],
      rows: [
        [
          19,
          3,
          'r',
          'The lady with the blue Pashley says she is terrified of lorries, so she rides on the pavement.',
        ],
        [29, 2, 'r', "Half the customers tell me they don't dare to ride in traffic. Bad for us."],
        [30, 1, 'c', 'Rush hour on the fixie, straight through the middle. I feel eighteen.'],
      ],
    },
    {
      claim: 'The Tour de France is what you celebrate again and again.',
      words: ['tour', 'race', 'france'],
      rows: [
        [38, 0, 'c', 'Last stage of the Tour on the big screen, whole street in the shop.'],
        [38, 1, 'c', 'Everyone still on about the Tour, sold a jersey.'],
        [38, 2, 'c', 'Replay of the Tour mountain stage with Luca, chips.'],
      ],
    },
    {
      claim: 'You have paid off your debts.',
      words: ['debt', 'paid off', 'owe'],
      rows: [
        [33, 2, 'c', 'Paid off the card reader, that is one thing less.'],
        [35, 5, 'c', 'Took Mr Lowe a bottle, I was in his debt for the van.'],
        [44, 4, 'c', 'Adam paid back the tenner he owed me. Framed it.'],
      ],
    },
  ],
  questions: [
    {
      ask: 'when were we burgled',
      rows: [
        [8, 1, 'r', 'Somebody forced the back door in the night. Two e-bikes gone, and my radio.'],
        [10, 2, 'r', 'Man from the insurance looked at the broken frame and wrote for an hour.'],
      ],
    },
    {
      ask: "my son's grades in class",
      rows: [
        [17, 1, 'r', 'Adam failed his maths test and hid the paper in the sock drawer.'],
        [48, 1, 'c', "Parents' evening. Adam is top three in physics, the lady said."],
      ],
    },
    {
      ask: 'employee off sick',
      rows: [
        [14, 2, 'r', 'Luca in bed with a fever, me alone with eleven repairs.'],
        [33, 4, 'r', "Luca's wrist in plaster, six weeks, just when it gets busy."],
      ],
    },
  ],
};
