/* Saving, and your data: on iPhones and iPads */

export const clearedAfterAWeek =
  'Auf einem iPhone oder iPad löscht der Browser nach sieben Tagen ohne Besuch, was eine Website auf dem Gerät speichert. Gespeichertes kommt zurück, wenn du dich anmeldest; was nur auf diesem Gerät ist, ginge verloren. Lege Growth Loop deshalb auf deinen Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.';
