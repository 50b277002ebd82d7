import { type ReactNode, useMemo, useState } from 'react';
import { isOpened } from '../../../kernel/seal.ts';
import { isBlank } from '../../../kernel/text.ts';
import { EditForm } from '../../../kit/edit-form.tsx';
import { isTooLong } from '../../../kit/length-note.tsx';
import { Menu, type MenuItem } from '../../../kit/menu.tsx';
import { TextButton } from '../../../kit/text-button.tsx';
import { useFocusBack } from '../../../kit/use-focus-back.ts';
import { WritingArea } from '../../../kit/writing-area.tsx';
import { changedWords } from '../../../notebook/react/changed-text-draft.ts';
import { useDraft } from '../../../notebook/react/use-draft.ts';
import { useView } from '../../../notebook/react/use-view.ts';
import { POST_LENGTH } from '../contract/limits.ts';
import * as texts from '../texts.ts';
import styles from './content.module.css';
import { deletePost, savePost } from './ops.ts';
import { platformName } from './platform-name.ts';
import { PostActions } from './post-actions.tsx';
import { PostPreview } from './post-preview.tsx';
import { usePlatforms } from './use-platforms.ts';
import { type OwnPost, savedPosts } from './views.ts';

/** How many are shown before the rest is asked for. */
const AT_FIRST = 10;
const HEADING = 'kept-posts';

/** Posts that the person keeps, the newest first. */
export function SavedPosts(): ReactNode {
  const posts = useView(savedPosts);
  const [all, setAll] = useState(false);
  const shown = all ? posts : posts.slice(0, AT_FIRST);
  return (
    <section className={styles.part} aria-labelledby={HEADING}>
      <h2 className="section-heading" id={HEADING} tabIndex={-1}>
        {texts.savedPostsTitle}
      </h2>
      {posts.length === 0 && <p className="text-small text-ink-2">{texts.savedPostsEmpty}</p>}
      <ol className={styles.posts}>
        {shown.map((post) => (
          <li key={post.id} data-row={post.id}>
            <SavedPost post={post} />
          </li>
        ))}
      </ol>
      {shown.length < posts.length && (
        <TextButton onClick={() => setAll(true)}>
          {texts.showMoreButton(posts.length - shown.length)}
        </TextButton>
      )}
    </section>
  );
}

function SavedPost({ post }: { post: OwnPost }): ReactNode {
  const platform = usePlatforms().find(({ name }) => name === post.platform);
  const [editing, setEditing] = useState(false);
  const { row, comeBack } = useFocusBack(editing);
  const close = (): void => {
    comeBack();
    setEditing(false);
  };
  if (editing) return <PostEditor post={post} onClose={close} />;

  const remove = (): void => {
    document.getElementById(HEADING)?.focus();
    void deletePost(post.id);
  };
  const place = platformName(post.platform);
  const labels = { copy: texts.copySavedLabel(place), share: texts.shareSavedLabel(place) };
  const edit: MenuItem = { kind: 'action', label: texts.editButton, onSelect: () => setEditing(true) };
  const actions: MenuItem[] = [
    ...(isOpened(post.text) ? [edit] : []),
    { kind: 'action', label: texts.deleteButton, onSelect: remove },
  ];
  return (
    <div className={styles.post} ref={row}>
      <PostPreview
        text={post.text}
        platform={platform ?? { name: post.platform, length_limit: POST_LENGTH }}
      />
      <div className={styles.actions}>
        <PostActions text={post.text} platform={platform} labels={labels} />
        <Menu trigger="ellipsis" label={texts.savedPostOptionsLabel(place)} items={actions} />
      </div>
    </div>
  );
}

function PostEditor({ post, onClose }: { post: OwnPost; onClose: () => void }): ReactNode {
  const kind = useMemo(() => changedWords<{ text: string }>(`kept post ${post.id}`), [post.id]);
  const draft = useDraft(kind);
  const { text = post.text } = draft.value;
  const giveUp = (): void => {
    void draft.done();
    onClose();
  };
  const save = async (): Promise<void> => {
    if (isBlank(text) || isTooLong(text, POST_LENGTH)) return;
    if (text.trim() !== post.text && !(await savePost({ ...post, text: text.trim() }))) return;
    giveUp();
  };
  return (
    <EditForm
      label={texts.editPostLabel(platformName(post.platform))}
      onSave={() => void save()}
      onGiveUp={giveUp}
    >
      <WritingArea
        label={texts.postTextLabel}
        labelHidden
        autoFocus
        value={text}
        onChange={(changed) => draft.change((value) => ({ ...value, text: changed }))}
        maxLength={POST_LENGTH}
        onSubmitShortcut={() => void save()}
      />
    </EditForm>
  );
}
