/** How a post looks on each platform, for a language model that writes one. The rows of a new database hold the same. */
export const FORMAT_INSTRUCTIONS = {
  Facebook: 'Two or three short paragraphs with an empty line between them. At most two hashtags at the end.',
  X: 'One thought in at most 280 characters, without an empty line. At most one hashtag.',
  LinkedIn:
    'A first line that stands by itself, then short paragraphs with an empty line between them. At most three hashtags at the end.',
  Instagram:
    'A caption: a first line that stands by itself, then short paragraphs. At most three hashtags at the end.',
  Threads: 'One or two short paragraphs in at most 500 characters. At most one hashtag.',
  Bluesky: 'One thought in at most 300 characters. At most one hashtag.',
  Email: 'Short paragraphs with an empty line between them, as in a letter. No hashtags.',
} as const;
