import { formatNumber, plural } from '../kernel/intl.pt.ts';
import { onDay } from '../kernel/on-day.pt.ts';

/* When a session has ended: the page */
export const endedPageTitle = 'Sessão encerrada';
export const endedTitle = 'Sua sessão foi encerrada';
export const endedText = 'Entre de novo para ver o que você escreveu.';
export const signInAgainButton = 'Entrar de novo';

/* When a session has ended: what the next page says */
export const ended = 'Sua sessão foi encerrada. Entre de novo.';
export const endedWithWriting =
  'Sua sessão foi encerrada. O que ainda não foi salvo está neste dispositivo, criptografado, e será salvo quando você entrar de novo.';

/* Where the app would be, while it is locked */
export const signOutButton = 'Sair';

/* Signing out with unsaved writing */
export const unsavedTitle = 'Parte do que você escreveu ainda não foi salva';
export const unsavedFilesTitle = 'Algumas fotos ou gravações ainda não foram enviadas';
export const signOutAnywayButton = 'Sair mesmo assim';
export const staySignedInLabel = 'Continuar na conta';

/* Days that were moved */
/** A day with its weekday ends with a comma inside a sentence. */
const writtenOn = (days: string): string => (/^[^\d,]+, /.test(days) ? `${onDay(days)},` : onDay(days));
export const daysMovedTo = (days: string, to: string): string =>
  `O que você escreveu ${writtenOn(days)} agora está ${onDay(to)}.`;
export const manyDaysMovedTo = (days: string, others: number, to: string): string =>
  plural(others, {
    one: `O que você escreveu ${onDay(days)} e em mais 1 dia agora está ${onDay(to)}.`,
    other: `O que você escreveu ${onDay(days)} e em mais ${formatNumber(others)} dias agora está ${onDay(to)}.`,
  });
export const daysMoved = (days: string): string =>
  `O que você escreveu ${writtenOn(days)} agora está em outros dias.`;
export const manyDaysMoved = (days: string, others: number): string =>
  plural(others, {
    one: `O que você escreveu ${onDay(days)} e em mais 1 dia agora está em outros dias.`,
    other: `O que você escreveu ${onDay(days)} e em mais ${formatNumber(others)} dias agora está em outros dias.`,
  });
export const movedForLateness = (days: number): string =>
  plural(days, {
    one: 'Chegou com mais de 1 dia de atraso.',
    other: `Chegou com mais de ${formatNumber(days)} dias de atraso.`,
  });
export const movedForClock = 'O relógio do seu dispositivo estava adiantado em relação ao do servidor.';
export const movedForEither = (days: number): string =>
  plural(days, {
    one: 'Chegou com mais de 1 dia de atraso, ou o relógio do seu dispositivo estava adiantado.',
    other: `Chegou com mais de ${formatNumber(days)} dias de atraso, ou o relógio do seu dispositivo estava adiantado.`,
  });

/* Downloads */
export const notLoggedIn = 'Você não entrou na conta.';

/* Deleting */
export const undoButton = 'Desfazer';

/* Writes to the profile */
export const yourProfileLabel = 'Seu perfil';
