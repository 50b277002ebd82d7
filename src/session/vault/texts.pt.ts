import { formatNumber, plural } from '../../kernel/intl.pt.ts';

/* The locked vault */
export const lockedTitle = 'Seu cofre privado está trancado';
export const lockedText =
  'Só a sua frase secreta ou a sua chave de recuperação abre o que você escreveu. Nós não temos nenhuma das duas.';
export const passphraseLabel = 'Frase secreta';
export const passphraseHelp = 'A frase secreta do seu cofre, não a sua senha.';
export const recoveryKeyLabel = 'Chave de recuperação';
export const recoveryKeyHelp = 'Suas 12 palavras, na ordem.';
export const unlockButton = 'Destrancar';
export const unlocking = 'Destrancando…';
export const useRecoveryKeyButton = 'Usar a chave de recuperação';
export const usePassphraseButton = 'Usar a frase secreta';

/* The locked vault: what goes on */
export const lockedLessonLabel = 'Aprendeu algo? Anote aqui.';
export const lockedLessonHelp =
  'O texto é criptografado enquanto você digita, e ninguém pode lê-lo até o cofre ser destrancado neste dispositivo. Depois ele entra nas suas lições.';
export const keepLockedButton = 'Guardar';
export const lockedLesson = 'Uma lição escrita com o cofre trancado';
export const lessonsWaiting = (count: number): string =>
  plural(count, {
    one: '1 lição espera neste dispositivo até você destrancar o cofre.',
    other: `${formatNumber(count)} lições esperam neste dispositivo até você destrancar o cofre.`,
  });
export const lockedNotKept =
  'Não foi possível guardar isto no seu dispositivo. Copie o texto para um lugar seguro.';
export const streakWhileLocked = (days: number): string =>
  plural(days, {
    one: `${formatNumber(days)} dia seguido no seu diário.`,
    other: `${formatNumber(days)} dias seguidos no seu diário.`,
  });
export const pointsWhileLocked = (points: number): string =>
  plural(points, {
    one: `${formatNumber(points)} ponto hoje.`,
    other: `${formatNumber(points)} pontos hoje.`,
  });

/* The locked vault: without anything that opens it */
export const startOverLink = 'Não tenho nenhuma das duas';
export const usePasskeyButton = 'Destrancar com chave de acesso';
export const passkeyHasNoSecret =
  'Esta chave de acesso não consegue destrancar seu cofre neste navegador. Use a frase secreta.';
export const passkeyWrong = 'Esta chave de acesso não abre seu cofre. Use a frase secreta.';
export const passphraseMissing = 'Digite a frase secreta.';
export const passphraseWrong = 'Esta frase secreta não abre seu cofre. Confira e tente de novo.';
export const recoveryKeyWrong = 'Esta chave de recuperação não abre seu cofre. Confira e tente de novo.';
export const wordsMissing = 'Uma chave de recuperação tem 12 palavras.';
export const wordUnknown = (word: string): string =>
  `“${word}” não é uma palavra de chave de recuperação. Confira a grafia.`;
export const wordsDoNotFit = 'Estas palavras não combinam entre si. Confira cada palavra e a ordem.';
export const offline =
  'Você está offline, e este dispositivo nunca abriu seu cofre. Conecte-se e tente de novo.';
export const notUnlocked = 'Não foi possível destrancar seu cofre. Nada se perdeu. Tente de novo.';
export const recordWrong =
  'A descrição do seu cofre no servidor não é autêntica, por isso este dispositivo não o abriu. Nada se perdeu. Fale com o suporte.';
export const notStored =
  'Este navegador não consegue guardar a chave do seu cofre. Isso é comum em janelas anônimas.';
export const signOutHelp = 'Você pode sair da conta. Se algo ainda não estiver salvo, perguntaremos antes.';

/* The locked vault: another device opens it */
export const useOtherDeviceButton = 'Usar outro dispositivo';
export const otherDeviceTitle = 'Usar outro dispositivo';
export const otherDeviceText = 'Um dispositivo seu em que o cofre está destrancado pode destrancá-lo aqui.';
export const otherDeviceSteps = [
  'Nesse dispositivo, abra as Configurações do perfil, vá ao cofre privado e escolha “Liberar outro dispositivo”.',
  'Faça o pedido a partir daqui.',
  'Digite no outro dispositivo o código que aparece aqui e, depois, neste dispositivo, o que aparece lá.',
] as const;
export const askOtherDeviceButton = 'Pedir ao outro dispositivo';
export const askingOtherDevice = 'Pedindo…';
export const waitingForOtherDevice = 'Aguardando a resposta do seu outro dispositivo…';
export const codeForOtherDevice = 'Digite este código no seu outro dispositivo:';
export const codeIsAccepted = 'Seu outro dispositivo aceitou o código e agora mostra o dele.';
export const codeFromOtherDeviceLabel = 'Código do seu outro dispositivo';
export const codeFromOtherDeviceHelp =
  'Seis dígitos. Se o outro dispositivo não mostrar nenhum código, cancele.';
export const codeMalformed = 'O código tem seis dígitos.';
export const codeFromOtherDeviceWrong =
  'Não é esse o código que seu outro dispositivo mostra. Confira e tente de novo.';
export const stillOffline = 'Não conseguimos falar com o servidor agora. Continuamos tentando.';
export const cancelRequestButton = 'Cancelar';
export const otherWaysButton = 'Destrancar de outra forma';
export const requestEnds = {
  gone: 'Seu outro dispositivo encerrou este pedido, ou um pedido mais novo tomou o lugar dele. Seu cofre continua trancado aqui. Você pode pedir de novo.',
  expired: 'Este pedido expirou, porque os pedidos valem por 10 minutos. Você pode pedir de novo.',
  taken: 'Algo deu errado com este pedido, e seu cofre continua trancado aqui. Você pode pedir de novo.',
  'wrong-code': 'O código não estava certo, por isso este pedido foi encerrado. Você pode pedir de novo.',
  'wrong-key':
    'O que chegou não vem do seu outro dispositivo, por isso seu cofre continua trancado aqui. Se isso acontecer de novo, use a frase secreta e fale com o suporte.',
} as const;
