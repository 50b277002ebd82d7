import { formatNumber, plural } from '../../kernel/intl.pt.ts';
import { onDay } from '../../kernel/on-day.pt.ts';

/* Answers of the server */
export const vaultExists =
  'Seu cofre privado já está ativo, ou está sendo ativado ou desativado em outro dispositivo.';
export const vaultBusy = 'Seu cofre privado está sendo alterado agora. Espere terminar e tente de novo.';
export const vaultUnfinished = 'Alguns textos ainda precisam ser criptografados. Tente de novo em instantes.';
export const wrappingNeeded =
  'Sua frase secreta e sua chave de recuperação podem ser substituídas, mas não removidas.';
export const wrappingsFull = 'Não cabem mais chaves de acesso no seu cofre privado. Remova uma antes.';
export const wrappingNotFound = 'Esta chave de acesso não abre mais seu cofre privado.';
export const approvalNotFound =
  'Este pedido foi encerrado, ou um mais novo tomou o lugar dele. Comece de novo no dispositivo que quer liberar.';
export const approvalExpired = 'Este pedido expirou. Comece de novo no dispositivo que quer liberar.';
export const approvalTaken = 'Outro dispositivo seu já está respondendo a este pedido.';
export const approvalEarly = 'Ainda não é hora desta etapa. Tente de novo em instantes.';
export const tooManyApprovals =
  'Seus dispositivos fizeram pedidos demais em uma hora. Espere, ou use a frase secreta.';

/* Input that is refused */
export const recordMismatch = 'O registro não corresponde à chamada';
export const wrappingsMissing = 'É preciso exatamente uma frase secreta e uma chave de recuperação';
export const wrappingIdsRepeat = 'Um ID aparece duas vezes';
export const sameKey = 'A nova chave é igual à anterior';

/* The section of the profile */
export const vaultTitle = 'Cofre privado';
export const vaultNote =
  'Com um cofre privado, só os seus dispositivos abrem o que você escreve. Nós não conseguimos.';
export const vaultIsOff =
  'Hoje, o que você escreve é criptografado com uma chave que nosso servidor pode usar quando um recurso precisa. Um cofre privado tira essa chave de nós.';
export const turnOnVaultButton = 'Ativar cofre privado';
export const vaultIsOn = 'Seu cofre privado está ativo. Só os seus dispositivos abrem o que você escreve.';
export const vaultTurningOn = (left: number): string =>
  plural(left, {
    one: '1 texto antigo ainda está sendo criptografado. Você pode continuar escrevendo.',
    other: `${formatNumber(left)} textos antigos ainda estão sendo criptografados. Você pode continuar escrevendo.`,
  });
export const vaultTurningOff = (left: number): string =>
  plural(left, {
    one: '1 texto ainda está saindo do cofre. Você pode continuar escrevendo.',
    other: `${formatNumber(left)} textos ainda estão saindo do cofre. Você pode continuar escrevendo.`,
  });
export const vaultEnding = 'Quase pronto. Termina quando cada dispositivo enviar o que escreveu.';
export const vaultUnreadable = (count: number): string =>
  plural(count, {
    one: '1 texto danificado não abre em nenhum dispositivo, por isso fica como está. O resto está pronto.',
    other: `${formatNumber(count)} textos danificados não abrem em nenhum dispositivo, por isso ficam como estão. O resto está pronto.`,
  });
export const lockVaultButton = 'Trancar agora';
export const lockTimeLabel = 'Trancar neste dispositivo';
export const lockNever = 'Nunca automaticamente';
export const lockAfter = (minutes: number): string =>
  minutes === 60 ? 'Depois de 1 hora sem uso' : `Depois de ${formatNumber(minutes)} minutos sem uso`;
export const lockTimeHelp =
  'O app está sem uso quando ninguém toca, rola ou digita em nenhuma aba dele. Sair da conta também tranca.';
export const changePassphraseButton = 'Trocar frase secreta';
export const newRecoveryKeyButton = 'Gerar nova chave de recuperação';
export const turnOffVaultButton = 'Desativar cofre privado';

/* Offered at the end of onboarding */
export const offerTitle = 'Só para os seus olhos';
export const offerText =
  'Seu diário é guardado com criptografia. Com um cofre privado, só os seus dispositivos podem abri-lo, e nós não. Você escolhe uma frase secreta e recebe uma chave de recuperação. Também pode ativá-lo depois, no perfil.';

/* Turning it on */
export const turningOnVault = {
  title: 'Ative seu cofre privado',
  button: turnOnVaultButton,
  busy: 'Ativando…',
  done: 'Seu cofre privado está ativo.',
  before: [
    'Você escolhe uma frase secreta e recebe uma chave de recuperação. Se perder as duas, e nenhum dispositivo seu estiver destrancado, suas palavras se perdem para sempre. Não podemos trazê-las de volta.',
    'Uma nova senha não abre seu cofre. Só a frase secreta ou a chave de recuperação abre.',
    'A sincronização com o Google Tasks e a escrita com um modelo de linguagem param, porque nosso servidor precisaria ler suas palavras.',
    'Pontos, sequências e lembretes funcionam como antes.',
  ],
} as const;
export const passwordLabel = 'Sua senha';
export const passwordMissing = 'Digite sua senha.';
export const continueButton = 'Continuar';
export const backButton = 'Voltar';
export const choosePassphraseTitle = 'Escolha uma frase secreta';
export const choosePassphraseText = 'Várias palavras que você lembre são melhores que uma palavra difícil.';
export const passphraseLabel = 'Frase secreta';
export const repeatPassphraseLabel = 'Repita a frase secreta';
export const passphraseHelp = (least: number): string =>
  `Pelo menos ${formatNumber(least)} caracteres. Não use sua senha.`;
export const passphraseStrength = {
  weak: 'Esta frase secreta é fácil de adivinhar.',
  fair: 'Mais uma palavra a deixaria mais forte.',
  good: 'Esta é uma boa frase secreta.',
  strong: 'Esta é uma frase secreta forte.',
} as const;
export const passphraseTooShort = (least: number): string =>
  `Use pelo menos ${formatNumber(least)} caracteres.`;
export const passphraseTooWeak = 'Esta frase secreta é fácil de adivinhar. Acrescente uma palavra.';
export const passphraseIsPassword =
  'Esta é a sua senha. Escolha outra coisa: nosso servidor vê sua senha quando você entra.';
export const passphrasesDiffer = 'As frases secretas não são iguais.';
export const saveRecoveryKeyTitle = 'Guarde sua chave de recuperação';
export const saveRecoveryKeyText =
  'Estas 12 palavras abrem seu cofre se você esquecer a frase secreta. Anote ou imprima, e guarde onde só você encontre. Você não vai vê-las de novo.';
export const recoveryKeyList = 'Chave de recuperação';
export const recoveryKeyQr = 'Sua chave de recuperação como QR code';
export const copyWordsButton = 'Copiar';
export const wordsCopied = 'Chave de recuperação copiada';
export const wordsNotCopied = 'Não foi possível copiar a chave de recuperação. Anote-a.';
export const printWordsButton = 'Imprimir';
export const downloadWordsButton = 'Baixar';
export const wordsNotDownloaded = 'Não foi possível baixar a chave de recuperação. Anote-a.';
export const wordsFileName = 'growth-loop-chave-de-recuperacao.txt';
export const wordsHeading = (email: string, day: string): string =>
  `Chave de recuperação do Growth Loop para ${email}, gerada ${onDay(day)}`;
export const confirmWordsTitle = 'Confira sua chave de recuperação';
export const confirmWordsText =
  'Digite estas três palavras da chave de recuperação, para ter certeza de que a guardou.';
export const wordLabel = (number: number): string => `Palavra ${formatNumber(number)}`;
export const wordWrong = 'Não é esta palavra. Confira na sua chave de recuperação.';

/* Passkeys */
export const passkeysTitle = 'Chaves de acesso que o destrancam';
export const passkeysHelp =
  'Com uma chave de acesso, um toque destranca seu cofre. A frase secreta e a chave de recuperação continuam valendo.';
export const passkeyOf = (day: string | undefined): string =>
  day ? `Chave de acesso, adicionada ${onDay(day)}` : 'Chave de acesso';
export const addPasskeyButton = 'Permitir chave de acesso';
export const removePasskeyButton = 'Remover';
export const removePasskeyLabel = (passkey: string): string => `Remover do cofre: ${passkey}`;
export const passkeyAdded = 'Esta chave de acesso agora destranca seu cofre.';
export const passkeyRemoved = 'Esta chave de acesso não destranca mais seu cofre.';
export const passkeyHasNoSecret =
  'Esta chave de acesso não consegue destrancar um cofre neste navegador. Tente outra.';

/* Letting another device in */
export const letInButton = 'Liberar outro dispositivo';
export const letInTitle = 'Liberar outro dispositivo';
export const letInText =
  'No outro dispositivo, entre na conta, escolha “Usar outro dispositivo” onde ele pede a frase secreta e depois “Pedir ao outro dispositivo”.';
export const noRequestYet = 'Aguardando o pedido do outro dispositivo…';
export const requestFrom = (device: string, time: string): string => `${device}: pedido em ${time}.`;
export const requestIsServersWord =
  'Isso é só o que nosso servidor diz. Continue se você acabou de pedir em um dispositivo seu e está vendo a tela dele.';
export const answerRequestButton = 'Continuar';
export const typeCodeText =
  'Digite o código que o outro dispositivo mostra agora. Nunca digite um código que alguém envie ou leia para você.';
export const typeCodeLabel = 'Código do outro dispositivo';
export const codeMalformed = 'O código tem seis dígitos.';
export const codeNotShownYet =
  'O outro dispositivo ainda não respondeu. Digite o código quando ele aparecer lá.';
export const letInSubmitButton = 'Liberar';
export const lettingIn = 'Verificando…';
export const letInDoneTitle = 'Mais um código';
export const letInDoneText =
  'O código estava certo. Seu cofre se abre no outro dispositivo quando você digitar este código lá:';
export const letInDoneAfter = 'Você pode fechar isto quando o cofre estiver aberto lá.';
export const letInEndedTitle = 'O dispositivo não foi liberado';
export const closeButton = 'Fechar';
export const cancelLetInButton = 'Cancelar';
export const letInEnds = {
  gone: 'O pedido foi retirado no outro dispositivo, ou um mais novo tomou o lugar dele. Nada foi entregue.',
  expired:
    'O pedido expirou, porque os pedidos valem por 10 minutos. Nada foi entregue. Peça de novo no outro dispositivo.',
  taken: 'Outro dispositivo seu já está respondendo a este pedido. Este não entregou nada.',
  'wrong-code':
    'Esse não é o código do dispositivo a liberar, por isso o pedido foi encerrado e nada foi entregue. Peça de novo no outro dispositivo. Se você digitou certo, não tente de novo e fale com o suporte.',
  'wrong-key':
    'A chave do outro dispositivo não é a que ele anunciou: alguém entre seus dispositivos pode tê-la trocado. O pedido foi encerrado e nada foi entregue. Fale com o suporte.',
} as const;

/* Changing its key */
export const changeKeyButton = 'Trocar a chave do cofre';
export const keyChange = {
  title: 'Troque a chave do seu cofre',
  button: 'Trocar chave',
  busy: 'Trocando…',
  done: 'Seu cofre tem uma nova chave.',
  before: [
    'Se você perdeu um dispositivo em que o cofre estava destrancado, uma nova chave o deixa de fora. Tudo o que você escreveu é criptografado de novo para ela, enquanto você continua escrevendo.',
    'Você escolhe uma nova frase secreta e recebe uma nova chave de recuperação. As atuais deixam de funcionar.',
    'Seus outros dispositivos pedem a nova frase secreta. Desconecte também o dispositivo perdido, mais acima nesta página.',
  ],
} as const;

/* A new password */
export const vaultStaysLocked =
  'Uma nova senha não abre seu cofre privado. Só a frase secreta, a chave de recuperação, uma chave de acesso ou um dispositivo em que ele está destrancado abre.';
export const passwordIsPassphrase =
  'Esta é a frase secreta do seu cofre privado. Escolha outra coisa: nosso servidor vê sua senha quando você entra.';

/* Starting over */
export const startOverTitle = 'Recomeçar com um cofre vazio';
export const startOverText =
  'Sem a frase secreta, a chave de recuperação, uma chave de acesso ou um dispositivo destrancado, ninguém pode abrir o que você escreveu. Você pode deixar isso para trás e começar com um cofre vazio.';
export const startOverButton = 'Recomeçar';
export const notYetButton = 'Continuar procurando';
export const startingOver = {
  title: startOverTitle,
  button: 'Excluir e recomeçar',
  busy: 'Recomeçando…',
  done: 'Seu novo cofre está ativo.',
  before: [
    'Tudo o que você escreveu no cofre trancado é excluído para sempre: páginas, lições, ações, metas, visões e o que espera para ser salvo neste dispositivo.',
    'Seus pontos, sequências, insígnias, palavra essencial e valores essenciais ficam.',
    'Se o cofre ainda estiver destrancado em algum dispositivo seu, pare aqui e use esse dispositivo: suas palavras estão seguras lá.',
  ],
} as const;

/* Changing what opens it */
export const changePassphraseTitle = 'Troque sua frase secreta';
export const changePassphraseText =
  'A frase secreta anterior vai deixar de funcionar. Dispositivos destrancados continuam destrancados.';
export const savePassphraseButton = 'Salvar frase secreta';
export const saving = 'Salvando…';
export const passphraseChanged = 'Sua frase secreta foi trocada.';
export const newRecoveryKeyTitle = 'Gerar nova chave de recuperação';
export const newRecoveryKeyText =
  'A chave de recuperação anterior deixa de funcionar quando você confirmar a nova.';
export const saveRecoveryKeyButton = 'Salvar chave de recuperação';
export const recoveryKeyChanged = 'Sua nova chave de recuperação já funciona.';
export const turnOffVaultTitle = 'Desativar seu cofre privado?';
export const turnOffVaultText =
  'O que você escreve será criptografado com uma chave que nosso servidor pode usar quando um recurso precisa. Suas palavras ficam como estão.';
export const turningOff = 'Desativando…';
export const vaultTurnedOff = 'Seu cofre privado está desativado.';

/* When something doesn't succeed */
export const vaultNotChanged = 'Não foi possível alterar seu cofre privado. Nada se perdeu. Tente de novo.';
export const vaultOffline = 'Você está offline. Conecte-se e tente de novo.';
export const vaultNotStored =
  'Este navegador não consegue guardar a chave do cofre, por isso ele não foi ativado. Isso é comum em janelas anônimas.';
