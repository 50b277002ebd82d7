/* Titles and descriptions for search engines */
export const landingTitle = 'Um diário guiado, todo dia · %PRODUCT_NAME%';
export const landingDescription =
  'Um diário que faz cinco perguntas, transforma suas respostas em uma lista curta para o dia e guarda o que o dia ensinou.';
export const welcomeTitle = 'Boas-vindas · %PRODUCT_NAME%';
export const welcomeDescription =
  'Clarear, agir, aprender: três traços fazem um dia. Experimente grátis por dez dias, uns dez minutos por dia. Sem cartão.';
export const signInTitle = 'Entrar · %PRODUCT_NAME%';
export const signInDescription = 'Entre no seu diário, nas suas ações e nas suas lições.';
export const registrationTitle = 'Crie sua conta · %PRODUCT_NAME%';
export const registrationDescription =
  'Comece seu diário: grátis por dez dias, sem cartão, com suas páginas guardadas com criptografia.';
export const termsTitle = 'Termos · %PRODUCT_NAME%';
export const termsDescription =
  'O que você recebe, o que é seu e o que pedimos de você: os termos em poucas frases.';
export const privacyTitle = 'Privacidade · %PRODUCT_NAME%';
export const privacyDescription =
  'O que é guardado, o que é criptografado, quem vê, e como baixar ou excluir tudo.';

/* Privacy */
export const privacyShortTitle = 'Em resumo';
export const privacyShort =
  'O que você escreve no diário é criptografado no seu navegador antes de ser guardado. Nada é vendido. Você pode baixar ou excluir tudo a qualquer momento.';
export const storedTitle = 'O que é guardado';
export const storedAccount =
  'Sua conta: seu nome, seu endereço de e-mail, um hash irreversível da sua senha e suas configurações. Se você pedir lembretes por SMS, também seu número de telefone. Se tiver um plano, também seu nome de cobrança.';
export const storedWriting = 'Seu diário: o que você escreve, quando escreveu e seus pontos.';
export const storedDevices =
  'Seus dispositivos: o navegador e o endereço IP de cada acesso. Por 90 dias, também o que aconteceu com sua conta, com o navegador e a primeira parte do endereço. Você pode ver as duas coisas nas Configurações do perfil e, assim, perceber um acesso que não é seu.';
export const encryptedTitle = 'O que é criptografado';
export const encryptedInBrowser =
  'Seu diário, lições, ações e metas são criptografados no seu navegador antes de serem guardados. O mesmo vale para suas visões, sua lista de sonhos e os posts que você salva.';
export const notEncrypted =
  'Algumas coisas continuam legíveis para o servidor, porque os lembretes, a cobrança e suas estatísticas precisam delas. São seu nome, dados de contato, palavra essencial, valores essenciais e intenções, além de datas, horários, pontos e contagens.';
export const serverKey =
  'O servidor tem uma chave. Ela só é usada enquanto um download ou outro recurso que você pediu está em andamento. Uma cópia roubada do banco de dados, sozinha, não pode ser lida.';
export const notEndToEnd =
  'Isto não é criptografia de ponta a ponta: um operador que controle o servidor e a chave poderia ler o que você escreve. Se você ativar o cofre privado nas Configurações do perfil, o que você escreve é criptografado de ponta a ponta: só os seus dispositivos podem abri-lo.';
export const deviceTitle = 'O que fica no seu dispositivo';
export const deviceCopy =
  'Seu dispositivo guarda o código do app, uma cópia criptografada do que você escreveu, o que ainda não foi enviado e a chave que abre tudo isso. Ao sair da conta, o que você escreveu e a chave são removidos.';
export const cookies =
  'Um cookie mantém sua conta aberta. Outro reconhece seu navegador, para que possamos avisar quando um novo entrar; ele fica quando você sai. Com a verificação em duas etapas, um espera seu código por dez minutos, e outro mantém um dispositivo como confiável por 30 dias, se você pedir. Mais um lembra seu idioma. Não há cookies de terceiros, anúncios nem ferramentas de análise de visitas. A página de pagamento é a única exceção para cookies; veja “Quando você paga”.';
export const recipientsTitle = 'Quem vê';
export const recipientsServices =
  'Nada é vendido. O operador pode usar serviços que enviam e-mails e SMS ou que o ajudam a manter contato com você. Eles recebem apenas o necessário para isso, como seu nome, dados de contato, palavra essencial e valores essenciais. Nunca recebem seu diário.';
export const recipientsModel =
  'Se o operador oferecer um modelo de linguagem, ele só vê suas palavras com seu consentimento. Quando você abre os insights de uma semana, ele recebe os registros, as lições e as ações dessa semana. Antes de concordar, você vê o texto e quem vai recebê-lo. Você pode retirar seu consentimento nas Configurações do perfil.';
export const recipientsPosts =
  'Se você pedir ao modelo que escreva um post, ele recebe apenas o que você escolher. Você vê esse texto todas as vezes, antes do envio.';
export const automaticTitle = 'E-mails automáticos e agenda';
export const automaticEmails =
  'Os e-mails contêm seu nome e algumas estatísticas, mas nada do seu diário. Lembretes, resumos semanais e avisos sobre o período de teste só vão para um endereço confirmado. Você pode cancelar qualquer um deles com um clique.';
export const automaticFeed =
  'Se você ativar o link para a agenda, quem tiver o endereço secreto pode ver os horários dos seus lembretes e as datas das suas revisões. Você pode renovar o endereço ou desativar o link nas Configurações do perfil.';
export const syncTitle = 'Google Tasks e lembretes';
export const syncGoogle =
  'Se você sincronizar com o Google Tasks, suas ações são enviadas em forma legível para a sua própria lista no Google, e as mudanças feitas lá voltam para cá. Nada mais do que você escreve é enviado. Isso só acontece quando você aperta o botão, e a permissão do Google nunca é guardada.';
export const syncReminders =
  'Os lembretes dizem que é hora de escrever. Não contêm nada do seu diário. As notificações são criptografadas e enviadas pelo serviço de push do seu navegador.';
export const paymentTitle = 'Quando você paga';
export const paymentProvider =
  'Os dados do seu cartão vão apenas para a empresa de pagamentos do operador, com seu endereço de e-mail, seu nome de cobrança e o valor. Nada do seu diário vai para lá.';
export const paymentCookies =
  'O script da empresa de pagamentos só roda na página com o formulário do cartão. Ele pode gravar cookies ali para evitar fraudes.';
export const choicesTitle = 'O que você pode fazer';
export const choices =
  'Nas Configurações do perfil você pode baixar tudo e excluir sua conta. A exclusão remove tudo de uma vez, exceto os backups do operador. A empresa de pagamentos pode ter de manter registros dos seus pagamentos.';
export const responsibleTitle = 'Quem é responsável';
export const responsible = (appUrl: string): string =>
  `O operador de ${appUrl} é responsável pelos seus dados.`;

/* Terms */
export const offerTitle = 'O que você recebe';
export const offer = (product: string): string =>
  `O ${product} é um diário para todos os dias. Os primeiros dez dias são grátis, e não é preciso cartão. Depois disso, nada é cobrado sem o seu consentimento.`;
export const ownershipTitle = 'O que é seu';
export const ownership =
  'Cada palavra que você escreve continua sendo sua. Você pode baixar tudo a qualquer momento, mesmo depois do período de teste. Também pode excluir sua conta e tudo o que há nela.';
export const dutiesTitle = 'O que pedimos de você';
export const duties =
  'Não compartilhe sua senha. Não tente ler, perturbar ou sobrecarregar nada que pertença a outra pessoa.';
export const limitsTitle = 'O que não podemos prometer';
export const limits = (product: string): string =>
  `O ${product} é oferecido como está. Não é tratamento médico nem psicológico, e não é aconselhamento profissional. Guarde uma cópia de tudo o que não gostaria de perder.`;
export const operatorTitle = 'Quem opera o serviço';
export const operator = (appUrl: string): string =>
  `O operador de ${appUrl} mantém esta instalação e é responsável por ela.`;

/* Headings of the pages */
export const privacyHeading = 'Privacidade';
export const termsHeading = 'Termos';

/* Below the headings, in every language that isn’t the original’s */
export const translationNote = 'Esta é uma tradução. A versão que vale é a original, em inglês.';
export const originalLink = 'Ler a versão em inglês';

/* The picture beside a shared link */
export const socialCardAlt =
  'Escreva uma página. Faça o que ela diz. Guarde a lição. Ao lado das palavras, um círculo desenhado em três pinceladas.';
