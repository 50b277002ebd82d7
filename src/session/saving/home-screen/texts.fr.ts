/* Saving, and your data: on iPhones and iPads */

export const clearedAfterAWeek =
  'Sur un iPhone ou un iPad, le navigateur efface ce qu’un site garde sur l’appareil après sept jours sans visite. Ce qui est enregistré revient quand tu te connectes\u202f; ce qui n’est que sur cet appareil serait perdu. Pour l’éviter, place Growth Loop sur ton écran d’accueil\u00a0: touche «\u202fPartager\u202f», puis «\u202fSur l’écran d’accueil\u202f».';
