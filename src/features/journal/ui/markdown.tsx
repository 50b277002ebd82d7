import { type ReactNode, useMemo } from 'react';
import { Marked, type SearchTarget } from '../../search/client.ts';
import * as texts from '../texts.ts';
import styles from './markdown.module.css';
import { type Block, blocksOf, type Inline, type Item } from './read-markdown.ts';
import { Written } from './written.tsx';

type Words = SearchTarget['words'];

export interface MarkdownProps {
  text: string;
  /** The words that the page was found by. */
  words: Words;
}

/* The parts of a text stay where they are while it is shown, so that their places name them. */

const ELEMENTS = { strong: 'strong', emphasis: 'em', struck: 's' } as const;

function Piece({ inline, words }: { inline: Inline; words: Words }): ReactNode {
  switch (inline.kind) {
    case 'text':
      return <Marked text={inline.text} words={words} />;
    case 'code':
      return <code>{inline.text}</code>;
    case 'break':
      return <br />;
    case 'link':
      return (
        <a href={inline.href} target="_blank" rel="noopener noreferrer nofollow">
          <Pieces inside={inline.inside} words={words} />
        </a>
      );
    default: {
      const Element = ELEMENTS[inline.kind];
      return (
        <Element>
          <Pieces inside={inline.inside} words={words} />
        </Element>
      );
    }
  }
}

const Pieces = ({ inside, words }: { inside: readonly Inline[]; words: Words }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
  inside.map((inline, at) => <Piece key={at} inline={inline} words={words} />);

function ListItem({ item: { done, blocks }, words }: { item: Item; words: Words }): ReactNode {
  const isTask = done !== undefined;
  return (
    <li className={isTask ? styles.task : undefined}>
      {isTask && (
        <input type="checkbox" checked={done} disabled aria-label={done ? texts.itemDone : texts.itemOpen} />
      )}
      <Blocks blocks={blocks} words={words} />
    </li>
  );
}

function OneBlock({ block, words }: { block: Block; words: Words }): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p dir="auto">
          <Pieces inside={block.inside} words={words} />
        </p>
      );
    case 'heading':
      return (
        <h4 dir="auto" data-level={Math.min(block.level, 3)}>
          <Pieces inside={block.inside} words={words} />
        </h4>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.blocks} words={words} />
        </blockquote>
      );
    case 'list': {
      const items = block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
        <ListItem key={at} item={item} words={words} />
      ));
      return block.first === undefined ? <ul>{items}</ul> : <ol start={block.first}>{items}</ol>;
    }
    case 'code':
      return (
        <pre dir="auto">
          <code>{block.text}</code>
        </pre>
      );
    case 'rule':
      return <hr />;
    case 'table':
      return <Table rows={block.rows} words={words} />;
  }
}

function Table({ rows: [head = [], ...rows], words }: { rows: Inline[][][]; words: Words }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
            <th key={at} scope="col" dir="auto">
              <Pieces inside={cell} words={words} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
          <tr key={at}>
            {row.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
              <td key={column} dir="auto">
                <Pieces inside={cell} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Blocks = ({ blocks, words }: { blocks: readonly Block[]; words: Words }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: their places are all that tells them apart
  blocks.map((block, at) => <OneBlock key={at} block={block} words={words} />);

/** Markdown as it is meant: never as HTML, and without anything that is fetched. */
export default function Markdown({ text, words }: MarkdownProps): ReactNode {
  const blocks = useMemo(() => blocksOf(text), [text]);
  if (!blocks) {
    return (
      <Written text={text}>
        <Marked text={text} words={words} />
      </Written>
    );
  }
  return (
    <div className={styles.markdown}>
      <Blocks blocks={blocks} words={words} />
    </div>
  );
}
