import { formatNumber } from '../../kernel/intl.ts';

/* Bucket List */

export const listTitle = 'Bucket list';
/** VIS-06 */
export const reviewDue = 'Review Due';
export const listNotLoaded = 'We couldn’t load your bucket list. Please try again.';
export const listEmpty = 'Items stay until you’ve done them.';
export const showMoreButton = (more: number): string => `Show ${formatNumber(more)} more`;
export const completedSummary = (count: number): string => `${formatNumber(count)} completed`;
export const completedLabel = 'Completed';

export const inBucket = 'In bucket';
export const inProgress = 'In progress';
export const completed = 'Completed';
export const statusLabel = (item: string): string => `Status of “${item}”`;
export const optionsLabel = (item: string): string => `Options for “${item}”`;
export const editButton = 'Edit';
export const tellStoryButton = 'Tell the story';
export const editStoryButton = 'Edit the story';
export const deleteButton = 'Delete';
export const undoButton = 'Undo';

/* Bucket List: adding and editing an item */

export const addItemButton = 'Add an item';
export const closeButton = 'Close';
export const itemLabel = 'What do you want to do?';
export const reasonLabel = 'Why';
export const itemMissing = 'Please write what you want to do.';
export const addButton = 'Add to bucket list';
export const editLabel = (item: string): string => `Edit “${item}”`;
/** MSG-82 */
export const itemAdded = 'Bucket list item added successfully!';
/** MSG-77 */
export const addFailed = 'Failed to add bucket list item';
/** MSG-78 */
export const changeFailed = 'Failed to update bucket list item';
export const itemDeleted = 'Bucket list item deleted';
export const versionRestored = 'Earlier version restored';

/* Bucket List: the story of a completed item */

/** BKT-02 */
export const storyTitle = 'Congratulations';
export const storyLabel = 'How was it?';
/** BKT-02 */
export const saveStoryButton = 'Save Story';
/** BKT-02 */
export const skipStoryButton = 'Skip for Now';

/* Bucket List: its review */

export const markReviewedButton = 'Mark as reviewed';
export const notScheduled = 'No review is scheduled yet.';
/** MSG-81 */
export const reviewed = 'Bucket list reviewed! Next review scheduled.';
export const reviewFailed = 'We couldn’t save your review. Please try again.';
export const cadenceFailed = 'We couldn’t save how often you review. Please try again.';

/* Waiting to be saved: what each change is called */

export const newItem = 'A bucket list item';
export const saveAsNewButton = 'Save as a new item';
export const changedItem = 'An edited bucket list item';
export const changedStory = 'A story for your bucket list';
export const restoredVersion = 'An earlier version of a bucket list item';
export const changedStatus = 'A new status for a bucket list item';
export const restoredItem = 'A restored bucket list item';
export const deletedItem = 'A deleted bucket list item';
export const changedCadence = 'How often you review your bucket list';
export const listReview = 'A review of your bucket list';

/* Answers of the server */

export const itemNotFound = 'We couldn’t find that item. It may have been deleted.';
export const nothingToChange = 'There is nothing to change.';
export const notCompleted = 'Only a completed item has a completion time.';
export const completionTimeMismatch =
  'A completed item needs a completion time, and any other item has none.';
