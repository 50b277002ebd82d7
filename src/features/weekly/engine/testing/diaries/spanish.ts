import { diary } from './diary.ts';

export const spanish = diary(
  'in Spanish',
  {
    weeks: [1, 2, 3, 4].map((number) => ({
      1: {
        c: `Terminé el capítulo ${number} de la novela y me sentí muy bien.`,
        g: 'Terminar la novela',
        f: 'Que nadie quiera leer la novela.',
        v: 'La familia dice que descanse un poco.',
      },
      3: {
        c: `Cené con mi hermana y hablamos de la mudanza número ${number}.`,
        g: 'Terminar la novela',
        f: number % 2 ? 'Nada.' : 'Ya no tengo miedo de la mudanza.',
        v: 'La alegría es bailar en la cocina con los niños.',
      },
      5: {
        c: `Los niños durmieron toda la noche y la mudanza avanza, caja ${number}.`,
        g: number > 2 ? 'Preparar la mudanza' : 'Terminar la novela',
        f: 'Nada.',
        v: 'Para mí la familia es lo primero.',
      },
      6: {
        c: `Mi madre llamó y dijo que está orgullosa, ${['por fin', 'otra vez', 'de nuevo', 'como siempre'][number - 1]}.`,
        g: 'Lo mismo de ayer',
        f: 'Que nadie quiera leer la novela.',
        v: 'Igual que ayer.',
      },
    })),
    values: ['Familia', 'Alegría', 'Valentía'],
    lessons: [
      [1, 2, 'Respirar antes de hablar.'],
      [3, 2, 'Respirar antes de hablar'],
      [4, 2, 'Respirar antes de hablar'],
      [2, 4, 'Así es la vida'],
      [4, 4, 'Así es la vida'],
    ],
    actions: [
      [1, 2, 'Llamar a la editorial', false],
      [4, 2, 'Comprar cajas para la mudanza', true],
    ],
  },
  'es',
);
