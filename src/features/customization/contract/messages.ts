export const CUSTOMIZATION_MISSING = 'No customization found';
