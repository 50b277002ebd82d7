type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Lower =
  | 'a'
  | 'b'
  | 'c'
  | 'd'
  | 'e'
  | 'f'
  | 'g'
  | 'h'
  | 'i'
  | 'j'
  | 'k'
  | 'l'
  | 'm'
  | 'n'
  | 'o'
  | 'p'
  | 'q'
  | 'r'
  | 's'
  | 't'
  | 'u'
  | 'v'
  | 'w'
  | 'x'
  | 'y'
  | 'z';
type NameStart = Lower | Uppercase<Lower> | '_';

/** The name that a text begins with; '' when it begins with none. */
type NameAtStart<Text extends string, Name extends string = ''> = Text extends `${infer First}${infer Rest}`
  ? First extends NameStart
    ? NameAtStart<Rest, `${Name}${First}`>
    : First extends Digit
      ? Name extends ''
        ? ''
        : NameAtStart<Rest, `${Name}${First}`>
      : Name
  : Name;

/**
 * The names of the values in the text of a statement, read by the compiler. Unlike `convertNames` it does not know quotes
 * and comments: a text with a colon in them lists its names.
 */
export type NamesIn<
  Text extends string,
  Found extends string = never,
> = Text extends `${string}:${infer Rest}`
  ? Rest extends `:${infer AfterCast}`
    ? NamesIn<AfterCast, Found>
    : NamesIn<Rest, Found | Exclude<NameAtStart<Rest>, ''>>
  : Found;
