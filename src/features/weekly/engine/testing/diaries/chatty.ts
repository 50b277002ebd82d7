import { diary } from './diary.ts';

export const chatty = diary('chatty', {
  weeks: [
    {
      0: {
        c: 'So yesterday was honestly one of those days where everything just clicked, my sister called out of nowhere and we laughed until midnight.',
        g: 'Plan the trip to Lisbon',
        f: 'I keep worrying that the trip is too expensive and that I will regret it.',
        v: 'Family says call my mother back, and Adventure says just book the flights already.',
      },
      3: {
        c: 'I finally booked a table at that ramen place everyone raves about!',
        g: 'Plan the trip to Lisbon',
        f: 'Okay so I am a bit scared of the driving test, there, I said it.',
        v: 'Family would tell me to invite my sister along, I think.',
      },
      5: {
        c: 'The pottery class was SO much fun, I made a wonky bowl and I love it.',
        g: 'Practice for the driving test',
        f: 'I am scared of the driving test because I failed it once, and my brother never lets me forget it.',
        v: 'Adventure says book the flights, what are you waiting for!',
      },
    },
    {
      0: {
        c: 'My sister came over for the weekend and we cooked way too much food, as always.',
        g: 'Plan the trip to Lisbon',
        f: 'The driving test again, surprise surprise, I dreamed about the driving test of all things.',
        v: 'Family.',
      },
      2: {
        c: 'At the end of the day I think I did pretty well at the pottery class, the teacher said so.',
        g: 'Practice for the driving test',
        f: 'My sister is afraid of the dentist and now she has made me think about it too.',
        v: 'Play would have me bring the wonky bowl to work and put keys in it.',
      },
      4: {
        c: 'Time flies, it is already Thursday and I have a draft of the itinerary.',
        g: 'Plan the trip to Lisbon',
        f: 'Nothing really comes to mind today, which is nice for a change.',
        v: 'I play tennis with Ana tomorrow and I hope it does not rain.',
      },
    },
    {
      0: {
        c: 'The pottery class had a little exhibition and somebody wanted to buy my bowl.',
        g: 'Practice for the driving test',
        f: 'I am still afraid of the driving test, though a little less each time I drive.',
        v: 'Family says to share good news first with my mother.',
      },
      1: {
        c: 'I drove all the way to the lake with my sister and nobody died, haha.',
        g: 'Practice for the driving test',
        f: 'That the driving test will go exactly like the last one did.',
        v: 'Adventure says the lake was only the start.',
      },
      2: {
        c: 'Long phone call with my sister about the pottery class and whether I should sell things.',
        g: 'Sell a bowl',
        f: 'I worry what people at the pottery class will think of me if I charge money.',
        v: 'Family says my sister is right, as usual, annoyingly.',
      },
      4: {
        c: 'My sister made me a little logo for the bowls and I cried a bit, happy tears.',
        g: 'Sell a bowl',
        f: 'Am I afraid of the driving test? Honestly not so much any more.',
        v: 'Play says make silly mugs.',
      },
      6: {
        c: 'I passed!!! I passed the driving test and I screamed in the car.',
        g: 'Sell a bowl',
        f: 'Nothing, I passed!',
        v: 'Family: dinner with my sister and my mother to celebrate.',
      },
    },
  ],
  values: ['Family', 'Adventure', 'Play'],
  lessons: [
    [1, 1, 'Call people back the same day.'],
    [2, 1, 'Call people back the same day!'],
    [3, 3, 'Call people back the same day'],
    [1, 4, 'Time flies.'],
    [2, 4, 'Time flies!'],
    [3, 4, 'Time flies'],
  ],
  actions: [
    [1, 2, 'Book the flights to Lisbon', true],
    [2, 2, 'Cancel the trip insurance for Lisbon', true],
    [3, 2, 'Practice parking for the driving test', true],
    [1, 3, 'Buy clay', false],
  ],
});
