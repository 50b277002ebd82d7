/* Sign-in, sign-up and passwords: messages */

export const signInFailed =
  'No pudimos iniciar tu sesión. Revisa tu correo y tu contraseña y vuelve a intentarlo.';

export const profileNotFound = 'No pudimos encontrar tu perfil. Ponte en contacto con el equipo de soporte.';

export const profileNotCreated = 'No pudimos crear tu perfil. Ponte en contacto con el equipo de soporte.';

export const unexpected = 'Algo salió mal. Vuelve a intentarlo en unos minutos.';

export const recoverySent = 'Revisa tu correo: te enviamos las instrucciones para restablecer la contraseña.';

export const emailMissing = 'Escribe tu dirección de correo.';

export const noUserReturned = 'No se recibió ningún usuario';

export const signUpProfileFailed = 'No se pudo crear el perfil de usuario';

export const signUpFailed = 'Algo salió mal';
export const signUpRefused =
  'No pudimos crear una cuenta con estos datos. Si ya tienes una, inicia sesión o restablece tu contraseña.';

export const signedUp = '¡Cuenta creada! Un momento…';

export const nameRequired = 'Escribe tu nombre';

export const emailRequired = 'Escribe tu correo';
export const emailInvalid = 'Escribe una dirección de correo válida';

export const passwordTooShort = 'La contraseña debe tener al menos 6 caracteres';
export const passwordTooLong = 'La contraseña debe tener como máximo 128 caracteres';
export const passwordCommon = 'Esta es una de las contraseñas más comunes. Elige otra.';
export const passwordBreached =
  'Esta contraseña apareció en una filtración de datos de otro sitio. Elige otra.';

export const passwordsDiffer = 'Las contraseñas no coinciden';

export const linkInvalid = 'El enlace de recuperación no es válido o ha caducado. Pide uno nuevo.';

export const emailChangeStarted = 'Cambio de correo iniciado. Revisa tu nuevo correo para confirmarlo.';

export const passwordChanged = 'Contraseña cambiada.';

export const currentPasswordMissing = 'Escribe tu contraseña actual';

export const currentPasswordWrong = 'La contraseña actual no es correcta';

export const newPasswordTooShort = 'La contraseña nueva debe tener al menos 6 caracteres';

export const newPasswordsDiffer = 'Las contraseñas nuevas no coinciden';
export const proofNeeded = 'Confirma que eres tú y vuelve a intentarlo.';
export const emailUnconfirmed = 'Primero confirma tu dirección de correo. Te hemos enviado un enlace nuevo.';

export const passkeyRefused =
  'No pudimos iniciar tu sesión con esa llave de acceso. Vuelve a intentarlo, o usa tu correo y tu contraseña.';
export const passkeysUnknownHere =
  'Este navegador no puede usar llaves de acceso. Usa tu correo y tu contraseña.';
export const passkeyProofRefused =
  'Esa llave de acceso no funcionó. Vuelve a intentarlo, o usa tu contraseña.';
export const passkeyNotAdded = 'No pudimos añadir esa llave de acceso. Vuelve a intentarlo.';
export const passkeysFull = (most: number): string =>
  `Puedes tener hasta ${most} llaves de acceso. Primero quita una.`;
export const passkeyNotFound = 'No pudimos encontrar esa llave de acceso. Puede que ya se haya quitado.';
export const passkeyNameMissing = 'Escribe un nombre';
export const passkeyNameTooLong = 'Elige un nombre más corto';

export const appCodeMalformed = 'Escribe las 6 cifras que muestra tu aplicación de autenticación.';
export const factorCodeMalformed =
  'Escribe las 6 cifras de tu aplicación de autenticación, o uno de tus códigos de recuperación.';
export const factorCodeWrong =
  'Ese código no es correcto o ya se ha usado. Prueba el siguiente que muestre tu aplicación y comprueba que tu teléfono ajusta la hora automáticamente.';
export const factorExpired = 'Ha tardado demasiado. Empieza de nuevo.';
export const factorAlreadyOn =
  'La verificación en dos pasos ya está activada. Desactívala antes de volver a configurarla.';
export const factorNotOn = 'La verificación en dos pasos está desactivada.';
export const factorNotBegun = 'La configuración ha caducado. Empieza de nuevo.';

/* How hard a new password is to guess */

export const passwordStrength = {
  weak: 'Esta contraseña es fácil de adivinar.',
  fair: 'Con otra palabra sería más segura.',
  good: 'Es una buena contraseña.',
  strong: 'Es una contraseña muy segura.',
} as const;

/* Names of devices */

export const deviceName = (browser: string, system: string): string => `${browser} en ${system}`;
export const unknownDevice = 'Dispositivo desconocido';

/* Access token */

/* Answers of the server */

export const sessionNotFound = 'No pudimos encontrar esa sesión. Puede que ya haya terminado.';

/* Auth router */

export const foreignOrigin = 'Esta solicitud debe venir de nuestras propias páginas.';

/* Confirming an email address */

export const addressNotConfirmed = 'No pudimos confirmar la dirección. Vuelve a intentarlo.';
export const confirmEmailTitle = 'Confirma tu dirección de correo';
export const emailConfirmedTitle = 'Tu dirección de correo está confirmada';
export const confirmEmailText = 'Haz clic una vez para vincular esta dirección a tu cuenta.';
export const continueToLink = (product: string): string => `Continuar a ${product}`;
export const linkExpiredText = 'Ya se usó o ha caducado. Pide uno nuevo.';
export const openProductLink = (product: string): string => `Abrir ${product}`;
export const linkExpiredTitle = 'Este enlace ya no funciona';

/* Emails */

export const greetingWithoutName = 'Hola:';
export const greeting = (name: string): string => `Hola, ${name}:`;
export const recoverySubject = 'Elige una contraseña nueva';
export const recoveryText =
  'Aquí tienes tu enlace para elegir una contraseña nueva. Funciona una sola vez y caduca en una hora.';
export const setPasswordButton = 'Elegir contraseña nueva';
export const recoveryUnasked =
  'Si no lo pediste, puedes ignorar este correo. No cambiará nada, y tu contraseña sigue siendo la misma.';
export const accountExistsSubject = 'Ya tienes una cuenta';
export const accountExistsText =
  'Alguien (quizá tú) acaba de intentar crear una cuenta con esta dirección. Ya tiene una, así que no se cambió nada.';
export const signInButton = 'Iniciar sesión';
export const forgottenPassword = 'Si has olvidado tu contraseña, elige allí «Olvidé mi contraseña».';
export const confirmAddressButton = 'Confirmar esta dirección';
export const confirmationExpiry =
  'El enlace funciona una sola vez y caduca en una hora. Puedes pedir otro en cualquier momento.';
export const confirmationUnasked = 'Si no creaste una cuenta, puedes ignorar este correo.';
export const confirmationRequired = 'Confirma tu dirección con un clic y tu cuenta estará lista.';
export const confirmationPurpose = (product: string): string =>
  `Confirma con un clic que esta es tu dirección. Hasta entonces, ${product} no enviará aquí recordatorios ni resúmenes semanales.`;
export const welcomeSubject = (product: string): string => `Te damos la bienvenida a ${product}`;
export const welcomePreheader = 'Unos minutos por la mañana, una lección por la noche.';
export const welcomePrivacy =
  'Tu dirección está confirmada. Lo que escribes se cifra en tu navegador antes de guardarse, así que tu diario sigue siendo tuyo.';
export const welcomeDay =
  'Cada día tiene tres partes. Por la mañana respondes cinco preguntas (Aclarar). Durante el día haces lo que decidiste (Actuar). Por la noche anotas algo que aprendiste (Aprender).';
export const openDayButton = 'Abrir tu día';
export const welcomeStart = 'Empieza con una pregunta. Lo demás viene solo.';
export const newAddressSubject = 'Confirma tu nueva dirección de correo';
export const newAddressText =
  'Confirma que esta es tu nueva dirección. El enlace funciona una sola vez y caduca en una hora.';
export const newAddressUnasked = 'Si no lo pediste, puedes ignorar este correo. No cambiará nada.';
export const emailChangeSubject = 'Alguien pidió cambiar tu dirección de correo';
export const emailChangeText =
  'Alguien que conoce tu contraseña pidió pasar tu cuenta a otra dirección. Solo se hará cuando esa dirección se confirme.';
export const secureAccountButton = 'Elegir contraseña nueva';
export const emailChangeByYou =
  'Si has sido tú, no tienes que hacer nada. Si no, elige una contraseña nueva para detener el cambio.';
export const emailChangedSubject = 'Tu dirección de correo se ha cambiado';
export const emailChangedText =
  'Tu cuenta usa ahora otra dirección de correo, y la nueva ya está confirmada.';
export const emailChangedByOther = 'Si no has sido tú, responde a este correo de inmediato.';
export const passwordChangedSubject = 'Tu contraseña se ha cambiado';
export const passwordChangedText =
  'Tu contraseña acaba de cambiarse, y se cerró la sesión en todos tus demás dispositivos.';
export const passwordChangedByYou =
  'Si has sido tú, no tienes que hacer nada. Si no, elige ya una contraseña nueva.';
export const passkeyAddedSubject = 'Se añadió una llave de acceso a tu cuenta';
export const passkeyAddedText =
  'Se acaba de añadir una llave de acceso a tu cuenta. Quien la tenga puede iniciar sesión sin tu contraseña.';
export const passkeyAddedByYou =
  'Si has sido tú, no tienes que hacer nada. Si no, elige ya una contraseña nueva: eso quita todas las llaves de acceso.';
export const passkeyRemovedSubject = 'Se quitó una llave de acceso de tu cuenta';
export const passkeyRemovedText =
  'Se acaba de quitar una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.';
export const factorOnSubject = 'La verificación en dos pasos está activada';
export const factorOnText =
  'La verificación en dos pasos acaba de activarse en tu cuenta. Después de tu contraseña, se pide un código de tu aplicación de autenticación.';
export const factorOnRecovery =
  'Guarda tus códigos de recuperación en un lugar seguro. Cada uno sirve para iniciar sesión una vez si pierdes tu teléfono.';
export const factorOnByOther = 'Si no has sido tú, responde a este correo de inmediato.';
export const factorOffSubject = 'La verificación en dos pasos está desactivada';
export const factorOffText =
  'La verificación en dos pasos acaba de desactivarse en tu cuenta. Ya no se pide un código después de tu contraseña.';
export const factorResetText =
  'Las personas que gestionan este servicio desactivaron la verificación en dos pasos de tu cuenta. Ya no se pide un código después de tu contraseña.';
export const factorResetUnasked = 'Si no lo pediste, responde a este correo de inmediato.';
export const recoveryCodeUsedSubject = 'Se usó un código de recuperación para iniciar sesión';
export const recoveryCodeUsedText = (left: number): string =>
  `Alguien inició sesión en tu cuenta con uno de tus códigos de recuperación. Códigos que quedan: ${left}.`;
export const recoveryCodeUsedByYou =
  'Si has sido tú, no tienes que hacer nada. Si no, elige ya una contraseña nueva y después crea nuevos códigos de recuperación.';
export const signedOutSubject = 'Se cerró tu sesión en todas partes';
export const signedOutText =
  'Las personas que gestionan este servicio cerraron tu sesión en todos los dispositivos. Puedes volver a iniciarla con tu contraseña.';
export const newDeviceSubject = 'Nuevo inicio de sesión en tu cuenta';
export const newDeviceText = (device: string, network: string | null): string =>
  `Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto antes: ${device}${network ? `, con una dirección que empieza por ${network}` : ''}.`;
export const newDeviceByYou =
  'Si has sido tú, no tienes que hacer nada. Si no, cierra la sesión de ese dispositivo y elige una contraseña nueva.';
export const signOutThatDeviceButton = 'Cerrar esa sesión';
export const endSessionTitle = '¿Cerrar la sesión de ese dispositivo?';
export const endSessionText =
  'La cerraremos de inmediato, y después puedes elegir una contraseña nueva para que no vuelva a entrar.';
export const endSessionButton = 'Cerrarla y elegir contraseña nueva';
export const deletedSubject = 'Tu cuenta se ha eliminado';
export const goodbye = (firstName: string): string => `Hasta siempre, ${firstName}:`;
export const deletedText =
  'Tu cuenta y todo lo que escribiste se han eliminado, como pediste. No se pueden recuperar.';
export const deletedThanks =
  'Gracias por el tiempo que pasaste aquí. Puedes volver cuando quieras empezar de nuevo.';

/* Authentication Error */

export const authenticationErrorTitle = 'Error de autenticación';
export const authErrorText =
  'El enlace no pudo iniciar tu sesión. Puede que haya caducado o que ya se haya usado. Tu diario está a salvo.';

export const returnToLoginButton = 'Volver al inicio de sesión';

/* Confirmation, after signing up */

export const accountTitle = 'Tu cuenta';
export const accountReadyTitle = 'Tu cuenta está lista';
export const trialStarted = (days: number): string =>
  `Tu prueba de ${days} días ha empezado. No hay que dar una tarjeta ni cancelar nada. Con unas pocas preguntas harás tuyo el diario.`;
export const continueButton = 'Continuar';
export const checkYourEmailTitle = 'Revisa tu correo';
export const confirmationSent =
  'Te hemos enviado un enlace. Síguelo para confirmar tu dirección y después inicia sesión.';
export const couponAfterSignIn =
  'Cuando hayas iniciado sesión, vuelve a abrir el enlace de tu cupón para canjearlo.';

export const toSignInButton = 'Iniciar sesión';

/* Forgot Password */

export const forgotPasswordLabel = 'Olvidé mi contraseña';
export const recoveryHelp =
  'Te enviaremos un enlace para elegir una contraseña nueva. Funciona una sola vez y caduca en una hora.';
export const emailLabel = 'Correo';
export const sendResetLinkButton = 'Enviar enlace';
export const backToSignInButton = 'Volver al inicio de sesión';

/* Landing page */

export const landingTitle = 'Un diario guiado para cada día';
export const mainLabel = 'Principal';
export const howItWorksLink = 'Cómo funciona';
export const signInLink = 'Iniciar sesión';

/* Landing page: a sample page and its day */

export const sampleQuestion1 = '¿Qué puedes celebrar de ayer?';
export const sampleAnswer1 =
  'Llamé a papá antes del desayuno, y sin prisas. Hablamos del barco veinte minutos.';
export const sampleAction1 = 'Enviar el esquema a Priya.';
export const sampleAction2 = 'Reservar la sala para el 16 de enero.';
export const sampleAction3 = 'Escribir la página inicial, aunque salga mal, en veinte minutos.';
export const sampleQuestion2 = '¿Cuál es tu meta principal?';
export const sampleAnswer2 = 'Dar mi primer taller de escritura en enero.';
export const sampleQuestion3 = '¿De qué tienes miedo?';
export const sampleAnswer3 = 'De que vengan cuatro personas y yo llene el silencio de disculpas.';
export const sampleQuestion4 = '¿Qué te piden tus valores?';
export const sampleAnswer4 =
  'La valentía dice: pon la fecha por escrito. La familia dice: que no sea en domingo. La curiosidad dice: pregúntale a Priya qué esperaría ella.';
export const sampleQuestion5 = '¿Qué harás hoy?';
export const samplePageLabel = 'Cómo es una página';
export const sampleActionsTitle = 'Acciones de hoy';
export const sampleLessonQuestion = '¿Qué aprendiste?';
export const sampleLesson = 'Una fecha por escrito es más valiente que un plan.';
export const sampleDayTitle = 'Cómo da forma a tu día';
export const sampleDayText = 'Esa misma noche: dos acciones hechas, una lección escrita y el mes en anillos.';
export const sampleWelcome = '¡Hola, Maya!';
export const sampleDate = 'Lunes, 30 de noviembre';
export const sampleStrokes = '3 de 3 hoy';
export const sampleClosed = 'El ciclo está cerrado';
export const sampleMonth = 'Noviembre: 20 de 30 ciclos cerrados';

/* Landing page: what it is, and why it is safe */

export const getStartedButton = 'Empezar';
export const heroLine1 = 'Escribe una página.';
export const heroLine2 = 'Haz lo que dice.';
export const heroLine3 = 'Conserva lo que aprendes.';
export const heroText = (product: string): string =>
  `${product} es un diario para quienes quieren vivir según sus valores. Cinco preguntas por la mañana, una lista corta para el día, una lección por la noche.`;
export const heroOffer = 'Gratis durante 10 días. Sin tarjeta.';
export const clarifyTitle = 'Aclarar';
export const clarifyText =
  'Cinco preguntas antes de que el día haga ruido. Qué salió bien, qué quieres, qué te asusta, qué dicen tus valores, qué harás.';
export const actTitle = 'Actuar';
export const actText =
  'Tu última respuesta se convierte en la lista de hoy. Es corta a propósito, y con tus palabras.';
export const learnTitle = 'Aprender';
export const learnText = 'Una frase al final del día. Al cabo de un año, tendrás un libro entero.';
export const ringLabel = 'Un círculo dibujado con tres pinceladas';
export const strokesTitle = 'Un día son tres trazos de un mismo círculo';
export const privateTitle = 'Privado desde el principio';
export const encryptionLink = 'Cómo funciona el cifrado';
export const privateText = <Part>(howEncryptionWorks: Part) => [
  'Tu diario, tus lecciones, tus acciones y tus metas se cifran en tu navegador antes de enviarse. Sin anuncios, sin rastreo, sin seguidores. ',
  howEncryptionWorks,
];
export const yoursTitle = 'Tuyo para siempre';
export const yoursText =
  'Descarga tu diario, tus lecciones o todo en un archivo de texto, cuando quieras. Y si te vas, puedes eliminarlo todo.';
export const freeTitle = 'Gratis durante diez días';
export const freeText =
  'Todo está incluido, y no hace falta tarjeta. Después, un plan cuesta 10 dólares al mes o 99 al año. No se cobra nada si no eliges uno.';
export const factsLabel = 'Con qué puedes contar';
export const startTitle = 'Mañana por la mañana es un buen momento para empezar';
export const startText = 'Diez minutos al día, gratis durante diez días.';

/* Sign-in page */

export const signInTitle = 'Iniciar sesión';

/* Setting a new password */

export const newPasswordLabel = 'Contraseña nueva';
export const passwordHelp = 'Al menos 6 caracteres';
export const confirmNewPasswordLabel = 'Repite la contraseña nueva';
export const setNewPasswordButton = 'Guardar contraseña';

/* Create an account */

export const nameLabel = 'Nombre';
export const passwordLabel = 'Contraseña';
export const creatingAccount = 'Creando tu cuenta';
export const createAccountButton = 'Crear cuenta';

/* Create an account: the page */

export const registrationTitle = 'Crea tu cuenta';
export const haveAccountLink = 'Ya tengo una cuenta';
export const termsLink = 'términos';
export const privacyLink = 'privacidad';
export const registrationTerms = <Part>(days: number, terms: Part, privacy: Part) => [
  `Gratis durante ${days} días. Sin tarjeta. Al crear una cuenta aceptas los `,
  terms,
  ' y el aviso de ',
  privacy,
  '.',
];

/* Setting a new password: the page */

export const passwordSetToDay = 'Tu contraseña se ha cambiado. Te llevamos a tu día…';
export const passwordSetToSignIn = 'Tu contraseña se ha cambiado. Te llevamos al inicio de sesión…';
export const resetTitle = 'Elige una contraseña nueva';

/* Sign in */

export const signInLabel = 'Iniciar sesión';
export const signingIn = 'Iniciando sesión';

export const forgotPasswordButton = 'Olvidé mi contraseña';
export const createAccountLink = 'Crear una cuenta';

/* Sign in: the panel */

export const forgotPasswordTitle = 'Olvidé mi contraseña';

/* Two-step sign-in */

export const factorTitle = 'Escribe tu código';
export const factorHelp =
  'Abre tu aplicación de autenticación y escribe las 6 cifras que muestra para Growth Loop.';
export const factorRecoveryHelp =
  'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una vez.';
export const appCodeLabel = 'Código';
export const recoveryCodeLabel = 'Código de recuperación';
export const rememberDeviceLabel = 'No volver a preguntar en este dispositivo durante 30 días';
export const useRecoveryCodeButton = 'Usar código de recuperación';
export const useAppCodeButton = 'Usar tu aplicación de autenticación';

/* Confirming that it’s you */

export const proofTitle = 'Confirma que eres tú';
export const proofText = 'Escribe tu contraseña para continuar. No volveremos a pedírtela en diez minutos.';
export const proofTextWithPasskey =
  'Usa tu contraseña o una llave de acceso para continuar. No volveremos a pedírtelo en diez minutos.';
export const usePasskeyButton = 'Usar llave de acceso';
export const proofContinueButton = 'Continuar';
export const offline = 'No tienes conexión. Vuelve a intentarlo cuando la tengas.';
export const proving = 'Comprobando…';
