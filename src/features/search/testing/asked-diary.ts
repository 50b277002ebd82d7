/** Lines of an invented diary, and what its person asks, mostly in other words. */
export interface AskedDiary {
  lines: readonly string[];
  /** `right`: the places of the lines that answer. */
  questions: readonly { asks: string; right: readonly number[] }[];
}
