/* Sign-in, sign-up and passwords: messages */
export const signInFailed = 'Não foi possível entrar. Confira seu e-mail e sua senha e tente de novo.';
export const profileNotFound = 'Não encontramos seu perfil. Fale com o suporte.';
export const profileNotCreated = 'Não foi possível criar seu perfil. Fale com o suporte.';
export const unexpected = 'Algo deu errado. Tente de novo em alguns minutos.';
export const recoverySent = 'Veja no seu e-mail como redefinir a senha.';
export const emailMissing = 'Informe seu endereço de e-mail.';
export const noUserReturned = 'Nenhum usuário retornado';
export const signUpProfileFailed = 'Não foi possível criar o perfil';
export const signUpFailed = 'Algo deu errado';
export const signUpRefused =
  'Não foi possível criar uma conta com estes dados. Se você já tem uma, entre ou redefina a senha.';
export const signedUp = 'Conta criada! Redirecionando…';
export const nameRequired = 'Informe seu nome';
export const emailRequired = 'Informe seu e-mail';
export const emailInvalid = 'Informe um endereço de e-mail válido';
export const passwordTooShort = 'A senha precisa ter pelo menos 6 caracteres';
export const passwordTooLong = 'A senha pode ter no máximo 128 caracteres';
export const passwordCommon = 'Esta é uma das senhas mais comuns. Escolha outra.';
export const passwordBreached = 'Esta senha apareceu em um vazamento de dados de outro site. Escolha outra.';
export const passwordsDiffer = 'As senhas não são iguais';
export const linkInvalid = 'Link de recuperação inválido ou expirado. Peça um novo.';
export const emailChangeStarted = 'Troca de e-mail iniciada. Confirme pela mensagem enviada ao novo e-mail.';
export const passwordChanged = 'Senha alterada.';
export const currentPasswordMissing = 'Informe sua senha atual';
export const currentPasswordWrong = 'A senha atual não está correta';
export const newPasswordTooShort = 'A nova senha precisa ter pelo menos 6 caracteres';
export const newPasswordsDiffer = 'As novas senhas não são iguais';
export const proofNeeded = 'Confirme que é você e tente de novo.';
export const emailUnconfirmed = 'Primeiro confirme seu endereço de e-mail. Enviamos um novo link.';
export const passkeyRefused =
  'Não foi possível entrar com esta chave de acesso. Tente de novo, ou use seu e-mail e sua senha.';
export const passkeysUnknownHere = 'Este navegador não aceita chaves de acesso. Use seu e-mail e sua senha.';
export const passkeyProofRefused = 'Esta chave de acesso não funcionou. Tente de novo, ou use sua senha.';
export const passkeyNotAdded = 'Não foi possível adicionar esta chave de acesso. Tente de novo.';
export const passkeysFull = (most: number): string =>
  `Você pode ter até ${most} chaves de acesso. Remova uma antes.`;
export const passkeyNotFound = 'Não encontramos esta chave de acesso. Ela pode já ter sido removida.';
export const passkeyNameMissing = 'Informe um nome';
export const passkeyNameTooLong = 'Escolha um nome mais curto';
export const appCodeMalformed = 'Digite os 6 dígitos que seu app autenticador mostra.';
export const factorCodeMalformed =
  'Digite os 6 dígitos do seu app autenticador, ou um dos seus códigos de recuperação.';
export const factorCodeWrong =
  'Este código não está certo ou já foi usado. Tente o próximo que o app mostrar e veja se o celular ajusta a hora automaticamente.';
export const factorExpired = 'O tempo acabou. Comece de novo.';
export const factorAlreadyOn =
  'A verificação em duas etapas já está ativa. Desative-a para configurá-la de novo.';
export const factorNotOn = 'A verificação em duas etapas está desativada.';
export const factorNotBegun = 'A configuração expirou. Comece de novo.';

/* How hard a new password is to guess */
export const passwordStrength = {
  weak: 'Esta senha é fácil de adivinhar.',
  fair: 'Mais uma palavra a deixaria mais forte.',
  good: 'Esta é uma boa senha.',
  strong: 'Esta é uma senha forte.',
} as const;

/* Names of devices */
export const deviceName = (browser: string, system: string): string => `${browser} no ${system}`;
export const unknownDevice = 'Dispositivo desconhecido';

/* Answers of the server */
export const sessionNotFound = 'Não encontramos essa sessão. Ela pode já ter terminado.';

/* Auth router */
export const foreignOrigin = 'Esta requisição precisa vir das nossas próprias páginas.';

/* Confirming an email address */
export const addressNotConfirmed = 'Não foi possível confirmar o endereço. Tente de novo.';
export const confirmEmailTitle = 'Confirme seu e-mail';
export const emailConfirmedTitle = 'Seu e-mail está confirmado';
export const confirmEmailText = 'Um clique liga este endereço à sua conta.';
export const continueToLink = (product: string): string => `Continuar para o ${product}`;
export const linkExpiredText = 'Ele já foi usado ou expirou. Peça um novo.';
export const openProductLink = (product: string): string => `Abrir o ${product}`;
export const linkExpiredTitle = 'Este link não funciona mais';

/* Emails */
export const greetingWithoutName = 'Olá,';
export const greeting = (name: string): string => `Olá, ${name},`;
export const recoverySubject = 'Defina uma nova senha';
export const recoveryText =
  'Este é o seu link para definir uma nova senha. Ele funciona uma vez e expira em uma hora.';
export const setPasswordButton = 'Definir nova senha';
export const recoveryUnasked =
  'Se você não pediu isto, pode ignorar este e-mail. Nada vai mudar, e sua senha continua a mesma.';
export const accountExistsSubject = 'Você já tem uma conta';
export const accountExistsText =
  'Alguém (talvez você) acabou de tentar criar uma conta com este endereço. Ele já tem uma conta, então nada mudou.';
export const signInButton = 'Entrar';
export const forgottenPassword = 'Se você esqueceu a senha, escolha “Esqueci a senha” lá.';
export const confirmAddressButton = 'Confirmar este endereço';
export const confirmationExpiry =
  'O link funciona uma vez e expira em uma hora. Você pode pedir outro a qualquer momento.';
export const confirmationUnasked = 'Se você não criou uma conta, pode ignorar este e-mail.';
export const confirmationRequired = 'Confirme seu endereço com um clique, e sua conta está pronta.';
export const confirmationPurpose = (product: string): string =>
  `Confirme com um clique que este endereço é seu. Até lá, o ${product} não envia lembretes nem resumos semanais para cá.`;
export const welcomeSubject = (product: string): string => `Boas-vindas ao ${product}`;
export const welcomePreheader = 'Alguns minutos de manhã, uma lição à noite.';
export const welcomePrivacy =
  'Seu endereço está confirmado. O que você escreve é criptografado no seu navegador antes de ser guardado, e assim seu diário continua sendo só seu.';
export const welcomeDay =
  'Cada dia tem três partes. De manhã você responde a cinco perguntas (Clarear). Durante o dia faz o que decidiu (Agir). À noite anota uma coisa que aprendeu (Aprender).';
export const openDayButton = 'Abrir seu dia';
export const welcomeStart = 'Comece com uma pergunta. O resto vem em seguida.';
export const newAddressSubject = 'Confirme seu novo e-mail';
export const newAddressText =
  'Confirme que este é o seu novo endereço. O link funciona uma vez e expira em uma hora.';
export const newAddressUnasked = 'Se você não pediu isto, pode ignorar este e-mail. Nada vai mudar.';
export const emailChangeSubject = 'Alguém pediu para trocar seu e-mail';
export const emailChangeText =
  'Alguém que sabe sua senha pediu para mudar sua conta para outro endereço. A troca só acontece depois que esse endereço for confirmado.';
export const secureAccountButton = 'Definir nova senha';
export const emailChangeByYou =
  'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha para impedir a troca.';
export const emailChangedSubject = 'Seu e-mail foi trocado';
export const emailChangedText = 'Sua conta agora usa outro e-mail, e o novo endereço foi confirmado.';
export const emailChangedByOther = 'Se não foi você, responda a este e-mail imediatamente.';
export const passwordChangedSubject = 'Sua senha foi alterada';
export const passwordChangedText =
  'Sua senha acabou de ser alterada, e todos os seus outros dispositivos foram desconectados.';
export const passwordChangedByYou =
  'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha agora.';
export const passkeyAddedSubject = 'Uma chave de acesso foi adicionada à sua conta';
export const passkeyAddedText =
  'Uma chave de acesso acabou de ser adicionada à sua conta. Quem a tiver pode entrar sem a sua senha.';
export const passkeyAddedByYou =
  'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha agora: isso remove todas as chaves de acesso.';
export const passkeyRemovedSubject = 'Uma chave de acesso foi removida da sua conta';
export const passkeyRemovedText =
  'Uma chave de acesso acabou de ser removida da sua conta. Ela não serve mais para entrar.';
export const factorOnSubject = 'A verificação em duas etapas está ativa';
export const factorOnText =
  'A verificação em duas etapas acabou de ser ativada na sua conta. Depois da senha, ela pede um código do seu app autenticador.';
export const factorOnRecovery =
  'Guarde seus códigos de recuperação em um lugar seguro. Cada um permite entrar uma vez se você perder o celular.';
export const factorOnByOther = 'Se não foi você, responda a este e-mail imediatamente.';
export const factorOffSubject = 'A verificação em duas etapas está desativada';
export const factorOffText =
  'A verificação em duas etapas acabou de ser desativada na sua conta. Ela não pede mais um código depois da senha.';
export const factorResetText =
  'A verificação em duas etapas foi desativada na sua conta por quem mantém este serviço. Ela não pede mais um código depois da senha.';
export const factorResetUnasked = 'Se você não pediu isto, responda a este e-mail imediatamente.';
export const recoveryCodeUsedSubject = 'Um código de recuperação foi usado para entrar';
export const recoveryCodeUsedText = (left: number): string =>
  `Alguém entrou na sua conta com um dos seus códigos de recuperação. Códigos restantes: ${left}.`;
export const recoveryCodeUsedByYou =
  'Se foi você, não há nada a fazer. Se não foi, defina uma nova senha agora e depois gere novos códigos de recuperação.';
export const signedOutSubject = 'Sua conta foi desconectada de todos os dispositivos';
export const signedOutText =
  'Sua conta foi desconectada de todos os dispositivos por quem mantém este serviço. Você pode entrar de novo com sua senha.';
export const newDeviceSubject = 'Novo acesso à sua conta';
export const newDeviceText = (device: string, network: string | null): string =>
  `Alguém entrou na sua conta com um dispositivo que ainda não conhecíamos: ${device}${network ? `, de um endereço que começa com ${network}` : ''}.`;
export const newDeviceByYou =
  'Se foi você, não há nada a fazer. Se não foi, desconecte esse dispositivo e defina uma nova senha.';
export const signOutThatDeviceButton = 'Desconectar esse dispositivo';
export const endSessionTitle = 'Desconectar esse dispositivo?';
export const endSessionText =
  'Ele será desconectado na hora, e você poderá definir uma nova senha para que não volte a entrar.';
export const endSessionButton = 'Desconectar e definir nova senha';
export const deletedSubject = 'Sua conta foi excluída';
export const goodbye = (firstName: string): string => `Até logo, ${firstName}.`;
export const deletedText =
  'Sua conta e tudo o que você escreveu foram excluídos, como você pediu. Não é possível recuperá-los.';
export const deletedThanks =
  'Agradecemos o tempo que você passou aqui. Se quiser recomeçar um dia, a porta está aberta.';

/* Authentication Error */
export const authenticationErrorTitle = 'Erro de autenticação';
export const authErrorText =
  'Não foi possível entrar com este link. Ele pode ter expirado ou já ter sido usado. Seu diário está seguro.';
export const returnToLoginButton = 'Voltar ao login';

/* Confirmation, after signing up */
export const accountTitle = 'Sua conta';
export const accountReadyTitle = 'Sua conta está pronta';
export const trialStarted = (days: number): string =>
  `Seu teste de ${days} dias começou. Não há cartão para informar nem nada para cancelar. Algumas perguntas vão dar ao diário a sua cara.`;
export const continueButton = 'Continuar';
export const checkYourEmailTitle = 'Veja seu e-mail';
export const confirmationSent = 'Enviamos um link. Abra-o para confirmar seu endereço e depois entre.';
export const couponAfterSignIn = 'Depois de entrar, abra de novo o link do cupom para usá-lo.';
export const toSignInButton = 'Entrar';

/* Forgot Password */
export const forgotPasswordLabel = 'Esqueci a senha';
export const recoveryHelp =
  'Enviaremos por e-mail um link para definir uma nova senha. Ele funciona uma vez e expira em uma hora.';
export const emailLabel = 'E-mail';
export const sendResetLinkButton = 'Enviar link';
export const backToSignInButton = 'Voltar ao login';

/* Landing page */
export const landingTitle = 'Um diário guiado, todo dia';
export const mainLabel = 'Principal';
export const howItWorksLink = 'Como funciona';
export const signInLink = 'Entrar';

/* Landing page: a sample page and its day */
export const sampleQuestion1 = 'O que você pode celebrar de ontem?';
export const sampleAnswer1 =
  'Liguei para meu pai antes do café, sem pressa. Falamos do barco por vinte minutos.';
export const sampleAction1 = 'Mandar o roteiro para a Priya.';
export const sampleAction2 = 'Reservar a sala para 16 de janeiro.';
export const sampleAction3 = 'Escrever a primeira página, mesmo que mal, em vinte minutos.';
export const sampleQuestion2 = 'Qual é a sua grande meta?';
export const sampleAnswer2 = 'Dar minha primeira oficina de escrita em janeiro.';
export const sampleQuestion3 = 'Do que você tem medo?';
export const sampleAnswer3 = 'De que venham quatro pessoas e eu encha o silêncio de desculpas.';
export const sampleQuestion4 = 'O que seus valores dizem para você fazer?';
export const sampleAnswer4 =
  'A coragem diz: ponha a data por escrito. A família diz: no domingo, não. A curiosidade diz: pergunte à Priya o que ela ia querer.';
export const sampleQuestion5 = 'O que você vai fazer hoje?';
export const samplePageLabel = 'Como é uma página';
export const sampleActionsTitle = 'Ações de hoje';
export const sampleLessonQuestion = 'O que você aprendeu?';
export const sampleLesson = 'Uma data por escrito é mais corajosa que um plano.';
export const sampleDayTitle = 'O que ela muda no seu dia';
export const sampleDayText = 'Na mesma noite: duas ações feitas, uma lição escrita e o mês em anéis.';
export const sampleWelcome = 'Olá, Maya!';
export const sampleDate = 'Segunda-feira, 30 de novembro';
export const sampleStrokes = '3 de 3 hoje';
export const sampleClosed = 'O ciclo está fechado';
export const sampleMonth = 'Novembro: 20 de 30 ciclos fechados';

/* Landing page: what it is, and why it is safe */
export const getStartedButton = 'Começar';
export const heroLine1 = 'Escreva uma página.';
export const heroLine2 = 'Faça o que ela diz.';
export const heroLine3 = 'Guarde a lição.';
export const heroText = (product: string): string =>
  `O ${product} é um diário para quem quer viver de acordo com seus valores. Cinco perguntas de manhã, uma lista curta para o dia, uma lição à noite.`;
export const heroOffer = 'Grátis por 10 dias. Sem cartão.';
export const clarifyTitle = 'Clarear';
export const clarifyText =
  'Cinco perguntas antes que o dia fique barulhento. O que deu certo, o que você quer, o que dá medo, o que seus valores dizem, o que você vai fazer.';
export const actTitle = 'Agir';
export const actText = 'Sua última resposta vira a lista de hoje. Curta de propósito, e com suas palavras.';
export const learnTitle = 'Aprender';
export const learnText = 'Uma frase no fim do dia. Depois de um ano, você tem um livro delas.';
export const ringLabel = 'Um círculo desenhado em três pinceladas';
export const strokesTitle = 'Um dia são três traços de um mesmo círculo';
export const privateTitle = 'Privado por padrão';
export const encryptionLink = 'Como funciona a criptografia';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'Seu diário, lições, ações e metas são criptografados no seu navegador antes de serem enviados. Sem anúncios, sem rastreamento, sem seguidores. ',
  howEncryptionWorks,
];
export const yoursTitle = 'É seu, e fica com você';
export const yoursText =
  'Baixe seu diário, suas lições ou tudo em um só arquivo de texto, quando quiser. E, se for embora, pode apagar tudo.';
export const freeTitle = 'Grátis por dez dias';
export const freeText =
  'Tudo está incluído, e não é preciso cartão. Depois, um plano custa US$\u00a010 por mês ou US$\u00a099 por ano. Nada é cobrado se você não escolher um.';
export const factsLabel = 'Com o que você pode contar';
export const startTitle = 'Amanhã de manhã é uma boa hora para começar';
export const startText = 'Dez minutos por dia, grátis por dez dias.';

/* Sign-in page */
export const signInTitle = 'Entrar';

/* Setting a new password */
export const newPasswordLabel = 'Nova senha';
export const passwordHelp = 'Pelo menos 6 caracteres';
export const confirmNewPasswordLabel = 'Confirme a nova senha';
export const setNewPasswordButton = 'Definir nova senha';

/* Create an account */
export const nameLabel = 'Nome';
export const passwordLabel = 'Senha';
export const creatingAccount = 'Criando sua conta';
export const createAccountButton = 'Criar conta';

/* Create an account: the page */
export const registrationTitle = 'Crie sua conta';
export const haveAccountLink = 'Já tenho uma conta';
export const termsLink = 'Termos';
export const privacyLink = 'Política de Privacidade';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `Grátis por ${days} dias. Sem cartão. Ao criar uma conta, você aceita nossos `,
  terms,
  ' e nossa ',
  privacy,
  '.',
];

/* Setting a new password: the page */
export const passwordSetToDay = 'Sua senha foi alterada. Abrindo o seu dia…';
export const passwordSetToSignIn = 'Sua senha foi alterada. Abrindo a página de login…';
export const resetTitle = 'Escolha uma nova senha';

/* Sign in */
export const signInLabel = 'Entrar';
export const signingIn = 'Entrando';
export const forgotPasswordButton = 'Esqueci a senha';
export const createAccountLink = 'Criar uma conta';

/* Sign in: the panel */
export const forgotPasswordTitle = 'Esqueci a senha';

/* Two-step sign-in */
export const factorTitle = 'Digite seu código';
export const factorHelp =
  'Abra seu app autenticador e digite os 6 dígitos que ele mostra para o Growth Loop.';
export const factorRecoveryHelp =
  'Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.';
export const appCodeLabel = 'Código';
export const recoveryCodeLabel = 'Código de recuperação';
export const rememberDeviceLabel = 'Não perguntar de novo neste dispositivo por 30 dias';
export const useRecoveryCodeButton = 'Usar código de recuperação';
export const useAppCodeButton = 'Usar o app autenticador';

/* Confirming that it’s you */
export const proofTitle = 'Confirme que é você';
export const proofText = 'Digite sua senha para continuar. Não vamos pedir de novo por dez minutos.';
export const proofTextWithPasskey =
  'Use sua senha ou uma chave de acesso para continuar. Não vamos pedir de novo por dez minutos.';
export const usePasskeyButton = 'Usar chave de acesso';
export const proofContinueButton = 'Continuar';
export const offline = 'Você está offline. Tente de novo quando a conexão voltar.';
export const proving = 'Verificando…';
