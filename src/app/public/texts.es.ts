/* Titles and descriptions for search engines */

export const landingTitle = 'Un diario guiado para cada día · %PRODUCT_NAME%';
export const landingDescription =
  'Un diario que cada día hace cinco preguntas, convierte tus respuestas en una lista corta y guarda lo que el día te enseñó.';
export const welcomeTitle = 'Te damos la bienvenida · %PRODUCT_NAME%';
export const welcomeDescription =
  'Aclarar, actuar, aprender: tres trazos forman un día. Pruébalo gratis diez días, unos diez minutos al día. Sin tarjeta.';
export const signInTitle = 'Iniciar sesión · %PRODUCT_NAME%';
export const signInDescription = 'Inicia sesión en tu diario, tus acciones y tus lecciones.';
export const registrationTitle = 'Crea tu cuenta · %PRODUCT_NAME%';
export const registrationDescription =
  'Empieza tu diario: diez días gratis, sin tarjeta, y tus páginas se guardan cifradas.';
export const termsTitle = 'Términos · %PRODUCT_NAME%';
export const termsDescription = 'Qué recibes, qué es tuyo y qué te pedimos: los términos en pocas frases.';
export const privacyTitle = 'Privacidad · %PRODUCT_NAME%';
export const privacyDescription =
  'Qué se guarda, qué se cifra, quién lo ve y cómo descargarlo o eliminarlo todo.';

/* Privacy */

export const privacyShortTitle = 'En pocas palabras';
export const privacyShort =
  'Lo que escribes en tu diario se cifra en tu navegador antes de guardarse. No se vende nada. Puedes descargarlo o eliminarlo todo en cualquier momento.';
export const storedTitle = 'Qué se guarda';
export const storedAccount =
  'Tu cuenta: tu nombre, tu dirección de correo, un hash irreversible de tu contraseña y tus ajustes. Si pides recordatorios por SMS, también tu número de teléfono. Si tienes un plan, también tu nombre de facturación.';
export const storedWriting = 'Tu diario: lo que escribes, cuándo lo escribiste y tus puntos.';
export const storedDevices =
  'Tus dispositivos: el navegador y la dirección IP de cada inicio de sesión. Durante 90 días, también lo que ocurrió en tu cuenta, con el navegador y la primera parte de la dirección. Puedes ver ambas cosas en los ajustes del perfil, para que notes lo que no es tuyo.';
export const encryptedTitle = 'Qué se cifra';
export const encryptedInBrowser =
  'Tu diario, tus lecciones, tus acciones y tus metas se cifran en tu navegador antes de guardarse. También tus visiones, tu lista de sueños y las publicaciones que guardas.';
export const notEncrypted =
  'Algunas cosas siguen siendo legibles para el servidor, porque los recordatorios, la facturación y tus estadísticas las necesitan. Son tu nombre, tus datos de contacto, tu palabra esencial, tus valores esenciales y tus intenciones, además de fechas, horas, puntos y recuentos.';
export const serverKey =
  'El servidor tiene una clave. Solo se usa mientras se ejecuta una descarga u otra función que hayas pedido. Una copia robada de la base de datos, por sí sola, no se puede leer.';
export const notEndToEnd =
  'Esto no es cifrado de extremo a extremo: un operador que controle el servidor y su clave podría leer lo que escribes. Si activas tu bóveda privada en los ajustes del perfil, lo que escribes se cifra de extremo a extremo: solo tus dispositivos pueden abrirlo.';
export const deviceTitle = 'Qué hay en tu dispositivo';
export const deviceCopy =
  'Tu dispositivo guarda el código de la aplicación, una copia cifrada de lo que escribiste, lo que aún no se ha enviado y la clave que lo abre. Al cerrar la sesión se borran tus textos y la clave.';
export const cookies =
  'Una cookie mantiene tu sesión iniciada. Otra reconoce tu navegador, para que podamos avisarte cuando alguien inicia sesión desde uno nuevo; se conserva cuando cierras la sesión. Con la verificación en dos pasos, una espera tu código durante diez minutos y otra mantiene un dispositivo como de confianza durante 30 días, si lo pides. Otra recuerda tu idioma. No hay cookies de terceros, ni anuncios, ni analítica. La página de pago es la única excepción en cuanto a cookies; consulta «Cuando pagas».';
export const recipientsTitle = 'Quién lo ve';
export const recipientsServices =
  'No se vende nada. El operador puede usar servicios que envían correos y SMS o que le ayudan a estar en contacto contigo. Solo reciben lo que necesitan para ello, como tu nombre, tus datos de contacto, tu palabra esencial y tus valores esenciales. Nunca reciben tu diario.';
export const recipientsModel =
  'Si el operador ofrece un modelo de lenguaje, este solo ve tus palabras con tu consentimiento. Cuando abres las observaciones de una semana, recibe tus entradas, lecciones y acciones de esa semana. Antes de aceptar, ves el texto y quién lo recibirá. Puedes retirar tu consentimiento en los ajustes del perfil.';
export const recipientsPosts =
  'Si pides al modelo que escriba una publicación, solo recibe lo que tú eliges. Ves ese texto cada vez, antes de que se envíe.';
export const automaticTitle = 'Correos automáticos y calendario';
export const automaticEmails =
  'Los correos contienen tu nombre y algunas estadísticas, pero nada de tu diario. Los recordatorios, los resúmenes semanales y los avisos de la prueba solo van a una dirección confirmada. Puedes detener cualquiera de ellos con un clic.';
export const automaticFeed =
  'Si activas la suscripción de calendario, cualquiera que tenga su dirección secreta puede ver las horas de tus recordatorios y las fechas de tus revisiones. Puedes renovar la dirección o desactivar la suscripción en los ajustes del perfil.';
export const syncTitle = 'Google Tasks y recordatorios';
export const syncGoogle =
  'Si sincronizas con Google Tasks, tus acciones se envían en forma legible a tu propia lista en Google, y los cambios de allí vuelven aquí. De lo que escribes no se envía nada más. Solo ocurre cuando pulsas el botón, y el permiso de Google nunca se guarda.';
export const syncReminders =
  'Los recordatorios dicen que es hora de escribir. No contienen nada de tu diario. Las notificaciones se cifran y se envían a través del servicio de notificaciones de tu navegador.';
export const paymentTitle = 'Cuando pagas';
export const paymentProvider =
  'Los datos de tu tarjeta solo van al proveedor de pagos del operador, con tu dirección de correo, tu nombre de facturación y el importe. Nada de tu diario llega allí.';
export const paymentCookies =
  'El script del proveedor solo se ejecuta en la página con el formulario de la tarjeta. Allí puede usar cookies para prevenir fraudes.';
export const choicesTitle = 'Qué puedes hacer';
export const choices =
  'En los ajustes del perfil puedes descargarlo todo y eliminar tu cuenta. Al eliminarla se borra todo de inmediato, salvo las copias de seguridad del operador. Es posible que el proveedor de pagos deba conservar registros de tus pagos.';
export const responsibleTitle = 'Quién es responsable';
export const responsible = (appUrl: string): string =>
  `El operador de ${appUrl} es responsable de tus datos.`;

/* Terms */

export const offerTitle = 'Qué recibes';
export const offer = (product: string): string =>
  `${product} es un diario para cada día. Los primeros diez días son gratis y no hace falta tarjeta. Después, no se cobra nada sin tu consentimiento.`;
export const ownershipTitle = 'Qué es tuyo';
export const ownership =
  'Cada palabra que escribes sigue siendo tuya. Puedes descargarlo todo en cualquier momento, incluso después de la prueba. También puedes eliminar tu cuenta y todo lo que contiene.';
export const dutiesTitle = 'Qué te pedimos';
export const duties =
  'No compartas tu contraseña con nadie. No intentes leer, alterar ni sobrecargar nada que pertenezca a otra persona.';
export const limitsTitle = 'Qué no podemos prometer';
export const limits = (product: string): string =>
  `${product} se ofrece tal cual. No es un tratamiento médico ni psicológico, ni asesoramiento profesional. Conserva una copia de todo lo que no quieras perder.`;
export const operatorTitle = 'Quién lo gestiona';
export const operator = (appUrl: string): string =>
  `El operador de ${appUrl} gestiona esta instalación y es responsable de ella.`;

/* Headings of the pages */

export const privacyHeading = 'Privacidad';
export const termsHeading = 'Términos';

/* Below the headings, in every language that isn’t the original’s */

export const translationNote = 'Esto es una traducción. La versión que se aplica es la inglesa.';
export const originalLink = 'Leer la versión en inglés';

/* The picture beside a shared link */

export const socialCardAlt =
  'Escribe una página. Haz lo que dice. Conserva lo que aprendes. Junto a las palabras, un círculo dibujado con tres pinceladas.';
