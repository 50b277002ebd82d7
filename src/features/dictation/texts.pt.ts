/* Beside a writing area */
export const speakButton = 'Falar em vez de digitar';
export const stopButton = 'Parar de ouvir';
export const listening = 'Ouvindo. O que você diz fica neste dispositivo.';
export const microphoneRefused =
  'Este navegador não deixa o Growth Loop usar o microfone. Você pode mudar isso ao lado do endereço da página.';
export const listeningFailed = 'Não foi possível ouvir agora. O que você já disse está escrito.';
export const notRecorded = 'Não foi possível iniciar a gravação.';

/* In the profile */
export const settingTitle = 'Ditado';
export const settingHelp =
  'Fale em vez de digitar, em qualquer lugar onde você escreve. Seu navegador transforma a fala em texto neste dispositivo, e ninguém mais a ouve.';
export const showLabel = 'Mostrar um microfone ao lado do que eu escrevo';
export const keepLabel = 'Guardar uma gravação do que eu digo';
export const keepHelp =
  'Ao lado de registros, lições e histórias da lista de sonhos, até cinco minutos cada. Criptografada como o que você escreve.';
export const installHelp = 'Talvez seu navegador precise antes baixar o necessário para o seu idioma.';
export const installButton = 'Configurar o ditado';
export const installing = 'Seu navegador está baixando o necessário. Isso pode levar alguns minutos.';
export const notOnThisDevice =
  'Este navegador não transforma fala em texto neste dispositivo, por isso não há microfone: o que você diz sairia daqui.';
export const installFailed = 'Seu navegador não conseguiu baixar o necessário. Tente de novo mais tarde.';
