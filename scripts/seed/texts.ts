/** What the demo account's owner cares about, one season after the other. */
export interface Season {
  goal: string;
  importance: string;
  fears: string[];
  values: string[];
  actions: string[];
}

export const coreValues = ['Courage', 'Family', 'Curiosity'] as const;

export const seasons: Season[] = [
  {
    goal: 'Sleep seven hours on weeknights',
    importance: 'Everything is kinder after a night of sleep, and so am I.',
    fears: [
      'That the evenings are the only hours that are mine, and I will resent giving them up.',
      'That I will lie awake and count the hours instead of sleeping them.',
      'That one late call ruins the whole week again.',
    ],
    values: [
      'Courage says leave the phone in the kitchen. Family says be awake at breakfast, really awake.',
      'Curiosity says try one week and look at it, before deciding that it is impossible.',
      'Family says the children do not need another hour of me tired.',
    ],
    actions: [
      'Phone in the kitchen by ten',
      'Read ten pages in bed',
      'No coffee after two',
      'Tell Jonas that I stop answering at nine',
      'Walk around the block after dinner',
      'Set out the clothes for tomorrow',
    ],
  },
  {
    goal: 'Finish the online course on statistics',
    importance: 'I want to understand the numbers that decide things at work.',
    fears: [
      'That I am too old to be a beginner at this.',
      'That I will stop at the hard chapter, as last time.',
      'That somebody asks me a question and I cannot answer it.',
    ],
    values: [
      'Curiosity says the hard chapter is the interesting one. Courage says ask in the forum, with my own name.',
      'Family says half an hour on Saturday, not the whole morning.',
      'Curiosity says draw it before calculating it.',
    ],
    actions: [
      'Watch the lecture on regression',
      'Do three exercises, with pen and paper',
      'Ask Amira about the confidence interval',
      'Write the formula on the window',
      'Repeat chapter four',
      'Explain the median to Nils',
    ],
  },
  {
    goal: 'Call my parents every week',
    importance: 'They are seventy-four and seventy-six. I know how to count.',
    fears: [
      'That we will only talk about the weather and the neighbours.',
      'That Dad will say he is fine, and is not.',
      'That I start, and then forget, and that hurts more than never.',
    ],
    values: [
      'Family says call, even when there is nothing to tell. Courage says ask Dad about the doctor.',
      'Curiosity says ask how they met, and write it down.',
      'Courage says say the thing about last summer.',
    ],
    actions: [
      'Call Dad before breakfast',
      'Send Mum the picture of the garden',
      'Ask about the knee',
      'Book the train for the birthday',
      'Write down the story of the boat',
      'Call on Sunday, after their walk',
    ],
  },
  {
    goal: 'Run ten kilometres without stopping',
    importance: 'I want to trust my body again.',
    fears: [
      'That my knee gives out in front of everyone.',
      'That it rains, and I take the rain for a reason.',
      'That I am slow, and that it matters to me.',
    ],
    values: [
      'Courage says sign up, then train. Family says take Elin along on the bicycle.',
      'Curiosity says run the other way round the lake.',
      'Courage says walk when it hurts, and go on.',
    ],
    actions: [
      'Run five kilometres, slowly',
      'Stretch for ten minutes',
      'Buy the right shoes',
      'Run with Elin on the bicycle',
      'Register for the spring run',
      'Go, even if it rains',
    ],
  },
  {
    goal: 'Clear out the attic room',
    importance: 'A room of my own, with a table and a door.',
    fears: [
      'That I will throw away the wrong thing.',
      'That it is full again in a year.',
      'That the boxes from the old flat are about more than boxes.',
    ],
    values: [
      'Courage says open the box with the letters. Family says keep the drawings, not the furniture.',
      'Curiosity says look at every photograph once.',
      'Family says let Nils decide about his own things.',
    ],
    actions: [
      'Two boxes, not more',
      'Take the old chairs to the second-hand shop',
      'Measure the wall for the shelf',
      'Ask Jonas to help with the wardrobe',
      'Photograph the drawings',
      'Sweep, and open the window',
    ],
  },
  {
    goal: 'Speak up in the Monday meeting',
    importance: 'I have something to say, and I keep saying it afterwards, in the corridor.',
    fears: [
      'That my voice shakes.',
      'That it was obvious to everyone but me.',
      'That they listen, and then I must do it.',
    ],
    values: [
      'Courage says one sentence, early. Curiosity says ask a question first.',
      'Family says do not carry the meeting home.',
      'Courage says disagree with the plan, kindly, with the number in hand.',
    ],
    actions: [
      'Write one sentence for the meeting',
      'Ask Priya to back me up',
      'Send the numbers before lunch',
      'Say it in the first ten minutes',
      'Thank Tom for the question',
      'Prepare one slide, not five',
    ],
  },
  {
    goal: 'Learn to cook five dinners well',
    importance: 'So that evenings are a table and not a negotiation.',
    fears: [
      'That nobody eats it.',
      'That I give up in the middle and order something.',
      'That it takes the time I wanted to have at the table.',
    ],
    values: [
      'Curiosity says buy the vegetable I cannot name. Family says cook with Elin, not for her.',
      'Courage says invite people before I am good at it.',
      'Family says the simple one again, it is their favourite.',
    ],
    actions: [
      'Make the lentil soup',
      'Let Elin choose the vegetable',
      'Sharpen the knife',
      'Invite Amira and Tom for Friday',
      'Write down what was missing',
      'Buy fresh thyme',
    ],
  },
  {
    goal: 'Run my first writing workshop in January',
    importance: 'I have talked about it for three years. I want to be someone who did it.',
    fears: [
      'That four people come and I fill the silence with apologies.',
      'That I have nothing to teach that is not in a book.',
      'That it goes well and I have to do it again.',
    ],
    values: [
      'Courage says put the date in writing before I feel ready. Family says not on a Sunday, Sundays are ours.',
      'Curiosity says ask Priya what she would want from an evening like this, and then listen.',
      'Courage says read my own page aloud first.',
    ],
    actions: [
      'Send Priya the workshop outline',
      'Hold the library room for January 16',
      'Write the opening page, badly, in twenty minutes',
      'Tell the family the date',
      'Draft the invitation',
      'Ask three people what they would pay',
    ],
  },
];

export const celebrations = [
  'I called Dad before breakfast, and I didn’t rush it.',
  'Elin read to me for the first time, a whole page.',
  'I said no to the extra project, and the sky stayed up.',
  'We ate outside, although it was cold, and nobody complained.',
  'I finished the report a day early and left it alone.',
  'Nils told me about the thing at school without my asking.',
  'I walked home instead of taking the bus.',
  'I asked for help with the numbers. It took ten minutes.',
  'I noticed that I was angry before I answered.',
  'The soup was good. They asked for more.',
  'I did the stretch, all ten minutes of it.',
  'I wrote two pages that I did not throw away.',
  'Amira laughed so hard that she had to sit down.',
  'I slept until the alarm.',
  'I apologised to Jonas, without a but.',
  'I sat in the garden for a quarter of an hour and did nothing.',
  'I got the appointment that I had put off since May.',
  'We found the photograph of the boat.',
  'I let Tom finish his sentence, and he had a point.',
  'I went for the run in the rain.',
];

export const lessons = [
  'Ask before advising.',
  'The first ten minutes decide whether I go on. So do ten minutes.',
  'Tired and sad feel the same at nine in the evening. Sleep first, then decide.',
  'A no said early is kinder than a yes taken back.',
  'When I write it down, it stops going round.',
  'People do not remember the slide. They remember whether I looked at them.',
  'I like running once I am outside. The door is the whole distance.',
  'Listening is an action. It can stand on the list.',
  'Half of what I was afraid of was never said aloud by anyone.',
  'If it takes two minutes, it is shorter than the guilt.',
  'Children answer in the car, not at the table.',
  'Done on Tuesday beats perfect on Friday.',
  'I do not need to win the argument to stay at the table.',
  'Praise the trying, and name what was tried.',
  'Silence in a meeting is not agreement. Ask.',
  'What I do first in the morning is what I have decided matters.',
  'Buying the thing is not doing the thing.',
  'Courage came after the first step, not before it.',
  'My mother wants to be asked, not helped.',
  'An empty evening is not a wasted one.',
];
