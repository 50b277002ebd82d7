import { type MouseEvent, type ReactNode, useState } from 'react';
import { isBlank } from '../../../kernel/text.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { useView } from '../../../notebook/react/use-view.ts';
import { POST_LENGTH } from '../contract/limits.ts';
import type { Platform } from '../rules.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import type { PostDraft, PostDrafts } from './drafts.ts';
import { savePost } from './ops.ts';
import { PostActions } from './post-actions.tsx';
import { PostPreview } from './post-preview.tsx';
import { savedPosts } from './views.ts';
import { WhatChanged } from './what-changed.tsx';

interface PostsDialogProps {
  drafts: PostDrafts;
  platforms: readonly Platform[];
  onChange: (change: (drafts: PostDrafts) => PostDrafts) => void;
  onClose: () => void;
}

/** The posts that were made, to be changed, kept, copied and shared. */
export default function PostsDialog({ drafts, platforms, onChange, onClose }: PostsDialogProps): ReactNode {
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const remove = ({ currentTarget }: MouseEvent, id: string): void => {
    setRemoved((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
    // The button that was pressed goes.
    currentTarget.closest('li')?.focus();
  };
  const close = (): void => {
    if (removed.length > 0) {
      onChange((all) => ({ posts: all.posts.filter(({ id }) => !removed.includes(id)) }));
    }
    onClose();
  };
  const change = (id: string, text: string): void =>
    onChange((all) => ({
      posts: all.posts.map((post) => (post.id === id ? { ...post, text } : post)),
    }));
  return (
    <Dialog
      open
      wide
      title={texts.yourPostsTitle}
      onClose={close}
      actions={
        <Button variant="tertiary" onClick={close}>
          {texts.closeButton}
        </Button>
      }
    >
      <p className="mt-2 text-small text-ink-2">
        {drafts.posts[0]?.writtenBy === 'model' ? texts.madeByModel : texts.madeHere}
      </p>
      <ol className={styles.posts}>
        {drafts.posts.map((post, at) => (
          <li key={post.id} tabIndex={-1} className="outline-none">
            {removed.includes(post.id) ? (
              <p className="flex items-center gap-[18px]">
                {texts.draftRemoved(at + 1)}
                <TextButton onClick={(event) => remove(event, post.id)}>{texts.undoButton}</TextButton>
              </p>
            ) : (
              <Post
                number={at + 1}
                post={post}
                platform={platforms.find(({ name }) => name === post.platform)}
                onChange={(text) => change(post.id, text)}
                onRemove={(event) => remove(event, post.id)}
              />
            )}
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface PostProps {
  number: number;
  post: PostDraft;
  platform: Platform | undefined;
  onChange: (text: string) => void;
  onRemove: (event: MouseEvent) => void;
}

function Post({ number, post, platform, onChange, onRemove }: PostProps): ReactNode {
  const saved = useView(savedPosts).find(({ id }) => id === post.id);
  const isSaved = saved?.text === post.text.trim();
  const save = (): void => {
    if (isBlank(post.text) || isTooLong(post.text, POST_LENGTH)) return;
    void savePost({ ...post, text: post.text.trim() });
  };
  const shape = post.shape && texts.SHAPE_NAMES[post.shape];
  const title = texts.draftTitle(number);
  const labels = { copy: texts.copyDraftLabel(number), share: texts.shareDraftLabel(number) };
  return (
    <section aria-label={shape ? texts.shapedDraftTitle(number, shape) : title} className={styles.post}>
      <h3>
        {title}
        {shape && <span className={styles.shape}>{shape}</span>}
      </h3>
      <div className={styles.written}>
        <div>
          <WritingArea
            label={texts.draftTextLabel(number)}
            labelHidden
            value={post.text}
            onChange={onChange}
            maxLength={POST_LENGTH}
          />
        </div>
        <div className={styles.seen}>
          {platform && <PostPreview text={post.text} platform={platform} />}
          {post.changes && <WhatChanged changes={post.changes} />}
        </div>
      </div>
      <div className={styles.actions}>
        <PostActions text={post.text} platform={platform} labels={labels} />
        <Button
          variant="tertiary"
          unavailable={isSaved}
          aria-label={texts.saveDraftLabel(number)}
          onClick={save}
        >
          {texts.saveButton}
        </Button>
        <Button variant="tertiary" aria-label={texts.removeDraftLabel(number)} onClick={onRemove}>
          {texts.removeButton}
        </Button>
        <span className="text-small text-ink-2" role="status">
          {isSaved && texts.saved}
        </span>
      </div>
    </section>
  );
}
