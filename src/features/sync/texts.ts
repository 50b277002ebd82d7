/* Contract */

export const oneDirectionAtATime = 'One direction at a time.';
