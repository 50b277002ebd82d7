/**
 * When every picture is taken: a Thursday morning in Los Angeles. It lies ahead, for sessions that began then must not be
 * over by the clock of the database, which nobody stops.
 */
export const PICTURE_TIME = '2033-05-19T09:41:00-07:00';
