/* Saving, and your data: on iPhones and iPads */
export const clearedAfterAWeek =
  'No iPhone ou iPad, o navegador apaga o que um site guarda no dispositivo após sete dias sem visita. O que está salvo volta quando você entra; o que está só neste dispositivo se perderia. Para evitar isso, coloque o Growth Loop na tela de início: toque em “Compartilhar” e depois em “Adicionar à Tela de Início”.';
