import { randomBytes } from 'node:crypto';
import { SEALED_COLUMNS } from '../../src/features/journal/contract.ts';
import { newId } from '../../src/kernel/ids.ts';
import type { Person } from '../harness/app.ts';
import { type Belongings, CANARY } from '../harness/belongings.ts';
import { sealedAttachment, sealedInfo } from '../harness/files.ts';
import { daysFrom } from '../harness/pauses.ts';
import {
  envelope,
  importBatch,
  journalPage,
  postRequestBody,
  sealedCategory,
  sealedHiddenMemory,
  sealedInsightAnswer,
  sealedItem,
  sealedMood,
  sealedPost,
  sealedVoice,
  sealedWords,
} from '../harness/remote-person.ts';
import { newKeyId, told, wrappingOf, wrappingsOf } from '../harness/vault.ts';

const sealedAnew = (columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, envelope(120, 3)]));

/** What somebody who knows all ids of another person would try, for every call that works for a person. */
export function attemptsOn(
  ids: Belongings,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Record<string, { path: string; body?: unknown }> {
  const page = { ...journalPage(), id: ids.entry };
  const lesson = { id: ids.lesson, lesson: envelope(), format: 2 };
  const entry = `/api/journal/entries/${ids.entry}`;
  const task = `/api/tasks/${ids.task}`;
  const goal = `/api/goals/${ids.goal}`;
  const item = `/api/bucket-list/items/${ids.item}`;
  const category = `/api/weekly/categories/${ids.category}`;
  const pause = `/api/pauses/${ids.pause}`;
  const cta = `/api/content/calls-to-action/${ids.cta}`;
  const attachment = `/api/attachments/${ids.attachment}`;
  const pieces = `/api/files/${ids.file}/pieces`;
  const vault = told({ userId }, newKeyId(), 'on');
  const approval = `/api/vault/approvals/${ids.approval}`;
  const key = randomBytes(32).toString('base64');
  const restored = { ...sealedWords('taken over'), completed_at: null, created_at: new Date().toISOString() };
  return {
    'get /api/entry-key': { path: '/api/entry-key' },
    'post /rest/v1/rpc/check_feature_access': {
      path: '/rest/v1/rpc/check_feature_access',
      body: { p_user_id: userId, p_feature_name: 'content_creation' },
    },
    'get /api/bucket-list/items': { path: '/api/bucket-list/items' },
    'post /api/bucket-list/items': {
      path: '/api/bucket-list/items',
      body: { id: ids.item, ...sealedItem('taken over') },
    },
    'patch /api/bucket-list/items/{id}': {
      path: item,
      body: { status: 'completed', item: envelope(120, 3), completion_story: envelope(120, 3), format: 3 },
    },
    'put /api/bucket-list/items/{id}': {
      path: item,
      body: {
        ...sealedItem('taken over'),
        completion_story: null,
        status: 'in_bucket',
        completed_at: null,
        created_at: restored.created_at,
      },
    },
    'delete /api/bucket-list/items/{id}': { path: item },
    'put /api/bucket-list/cadence': { path: '/api/bucket-list/cadence', body: { frequency: 'weekly' } },
    'post /api/bucket-list/reviews': { path: '/api/bucket-list/reviews', body: {} },
    'post /api/kept-back': { path: '/api/kept-back', body: { ...sealedHiddenMemory(), id: ids.word } },
    'delete /api/kept-back/{id}': { path: `/api/kept-back/${ids.word}` },
    'post /api/weekly/answers': {
      path: '/api/weekly/answers',
      body: { ...sealedInsightAnswer(), id: ids.insightAnswer },
    },
    'delete /api/weekly/answers/{id}': { path: `/api/weekly/answers/${ids.insightAnswer}` },
    'put /api/moods/{date}': {
      path: '/api/moods/2026-11-08',
      body: sealedMood('taken over', new Date().toISOString()),
    },
    'post /api/moods/{date}/removals': {
      path: '/api/moods/2026-11-08/removals',
      body: { chosen_at: new Date().toISOString() },
    },
    'get /api/visions': { path: '/api/visions' },
    'put /api/visions/{section}': {
      path: '/api/visions/health',
      body: { text: envelope(120, 3), format: 3, based_on: null },
    },
    'put /api/visions/{section}/cadence': {
      path: '/api/visions/health/cadence',
      body: { frequency: 'weekly' },
    },
    'post /api/visions/{section}/reviews': { path: '/api/visions/health/reviews', body: {} },
    'put /api/weekly/insights/{week}': {
      path: '/api/weekly/insights/2026-11-08',
      body: sealedWords('taken over'),
    },
    'get /api/weekly/categories': { path: '/api/weekly/categories' },
    'post /api/weekly/categories': {
      path: '/api/weekly/categories',
      body: { id: ids.category, ...sealedCategory('taken over') },
    },
    'patch /api/weekly/categories/{id}': { path: category, body: sealedCategory('taken over') },
    'put /api/weekly/categories/{id}': {
      path: category,
      body: { ...sealedCategory('taken over'), priority: 1 },
    },
    'delete /api/weekly/categories/{id}': { path: category },
    'post /functions/v1/weekly-insights': {
      path: '/functions/v1/weekly-insights',
      body: { userId: userId, startDate: '2026-11-08', endDate: '2026-11-14' },
    },
    'post /functions/v1/sync-google-tasks': {
      path: '/functions/v1/sync-google-tasks',
      body: { userId: userId, accessToken: 'ya29.somebody' },
    },
    'post /functions/v1/review-categories': {
      path: '/functions/v1/review-categories',
      body: { lessons: [], growth: { journaledDays: 0, actionDays: 0, lessonDays: 0 } },
    },
    'post /api/pauses': {
      path: '/api/pauses',
      body: { id: ids.pause, ...daysFrom(new Date(), 30) },
    },
    'patch /api/pauses/{id}': { path: pause, body: { ends_on: daysFrom(new Date(), 21).starts_on } },
    'delete /api/pauses/{id}': { path: pause },
    'get /api/content/platforms': { path: '/api/content/platforms' },
    'get /api/content/calls-to-action': { path: '/api/content/calls-to-action' },
    'post /api/content/calls-to-action': {
      path: '/api/content/calls-to-action',
      body: { id: ids.cta, ...sealedWords('taken over') },
    },
    'patch /api/content/calls-to-action/{id}': { path: cta, body: sealedWords('taken over') },
    'post /api/content/calls-to-action/{id}/uses': { path: `${cta}/uses`, body: { id: newId() } },
    'get /api/content/voice-profile': { path: '/api/content/voice-profile' },
    'put /api/content/voice-profile': { path: '/api/content/voice-profile', body: sealedVoice() },
    'post /api/content/choices': {
      path: '/api/content/choices',
      body: {
        id: newId(),
        lesson_id: ids.lesson,
        choice_text: envelope(120, 3),
        choice_type: 'topic',
        format: 3,
      },
    },
    'put /api/content/posts/{id}': {
      path: `/api/content/posts/${ids.post}`,
      body: sealedPost('taken over'),
    },
    'delete /api/content/posts/{id}': { path: `/api/content/posts/${ids.post}` },
    'post /functions/v1/generate-topics': {
      path: '/functions/v1/generate-topics',
      body: { content: 'Slow mornings.', isCustomInput: true },
    },
    'post /functions/v1/generate-content': {
      path: '/functions/v1/generate-content',
      body: { ...postRequestBody(), lesson_id: ids.lesson },
    },
    'post /functions/v1/generate-voice-profile': {
      path: '/functions/v1/generate-voice-profile',
      body: { user_id: userId },
    },
    'get /api/customization': { path: '/api/customization' },
    'put /api/customization': { path: '/api/customization', body: { section_locations: { goals: 'tools' } } },
    'get /api/calendar-feed': { path: '/api/calendar-feed' },
    'put /api/calendar-feed': { path: '/api/calendar-feed' },
    'post /api/calendar-feed/renewals': { path: '/api/calendar-feed/renewals' },
    'delete /api/calendar-feed': { path: '/api/calendar-feed' },
    'get /api/checklist': { path: '/api/checklist' },
    'post /functions/v1/decrypt-user-entries': {
      path: '/functions/v1/decrypt-user-entries',
      body: { type: 'journal' },
    },
    'post /functions/v1/generate_combined_gold_file': { path: '/functions/v1/generate_combined_gold_file' },
    'get /api/goals': { path: '/api/goals' },
    'get /api/goals/recent': { path: '/api/goals/recent' },
    'post /api/goals/use': { path: '/api/goals/use', body: { id: ids.goal, ...sealedWords('taken over') } },
    'patch /api/goals/{id}': { path: goal, body: { ...sealedWords('taken over'), completed: true } },
    'put /api/goals/{id}': {
      path: goal,
      body: {
        ...sealedWords('taken over'),
        status: 'active',
        use_count: 1,
        last_used_at: restored.created_at,
        completed_at: null,
        created_at: restored.created_at,
      },
    },
    'delete /api/goals/{id}': { path: goal },
    'post /api/journal/entries': { path: '/api/journal/entries', body: page },
    'get /api/journal/entries': { path: '/api/journal/entries' },
    'get /api/journal/entries/{id}': { path: entry },
    'patch /api/journal/entries/{id}': {
      path: entry,
      body: { based_on: 0, format: 3, ...sealedAnew(SEALED_COLUMNS) },
    },
    'get /api/journal/today': { path: '/api/journal/today' },
    'post /api/lessons': { path: '/api/lessons', body: lesson },
    'patch /api/lessons/{id}': {
      path: `/api/lessons/${ids.lesson}`,
      body: { based_on: 0, format: 3, ...sealedAnew(['lesson']) },
    },
    'get /api/lessons': { path: '/api/lessons' },
    'get /api/impact-intentions': { path: '/api/impact-intentions' },
    'put /api/impact-intentions': { path: '/api/impact-intentions', body: { intentions: ['safe'] } },
    'get /api/onboarding': { path: '/api/onboarding' },
    'get /api/billing': { path: '/api/billing' },
    'get /api/subscription-tiers': { path: '/api/subscription-tiers' },
    'get /api/billing/plans': { path: '/api/billing/plans' },
    'post /functions/v1/create-checkout-session': {
      path: '/functions/v1/create-checkout-session',
      body: { price_key: 'CGA_STRIPE_MONTHLY' },
    },
    'post /api/billing/complete-checkout': {
      path: '/api/billing/complete-checkout',
      body: { session_id: `cs_${userId}` },
    },
    'post /api/billing/setup-intent': { path: '/api/billing/setup-intent' },
    'post /functions/v1/finalize-subscription': {
      path: '/functions/v1/finalize-subscription',
      body: {
        price_id: 'price_stand_in_monthly',
        customer_id: `cus_${userId}`,
        promotion_code_id: null,
        billing_name: 'taken over',
      },
    },
    'post /api/billing/portal': { path: '/api/billing/portal' },
    'post /api/billing/coupon': { path: '/api/billing/coupon', body: { code: 'nobody-made-it' } },
    'get /api/profile': { path: '/api/profile' },
    'post /api/profile/ensure': { path: '/api/profile/ensure' },
    'patch /api/profile': { path: '/api/profile', body: { name: 'taken over' } },
    'put /api/profile/model-consent': {
      path: '/api/profile/model-consent',
      body: { host: 'models.example' },
    },
    'delete /api/profile/model-consent': { path: '/api/profile/model-consent' },
    'get /api/reminders/channels': { path: '/api/reminders/channels' },
    'post /api/reminders/phone-code': { path: '/api/reminders/phone-code' },
    'post /api/reminders/phone-confirmation': {
      path: '/api/reminders/phone-confirmation',
      body: { code: '123456' },
    },
    'post /api/reminders/push-subscriptions': {
      path: '/api/reminders/push-subscriptions',
      body: {
        id: newId(),
        endpoint: 'https://push.example.com/bob',
        p256dh: 'B'.repeat(87),
        auth: 'a'.repeat(22),
      },
    },
    'delete /api/reminders/push-subscriptions/{endpoint_hash}': {
      path: `/api/reminders/push-subscriptions/${'a'.repeat(43)}`,
    },
    'post /functions/v1/trigger-reminder': {
      path: '/functions/v1/trigger-reminder',
      body: {
        eventType: 'core_profile_update',
        full_name: CANARY,
        first_name: 'x',
        last_name: 'x',
        email,
      },
    },
    'post /functions/v1/trigger-reminder/later': {
      path: '/functions/v1/trigger-reminder/later',
      body: {
        eventType: 'core_profile_update',
        full_name: CANARY,
        first_name: 'x',
        last_name: 'x',
        email,
      },
    },
    'post /functions/v1/sendToGHL': {
      path: '/functions/v1/sendToGHL',
      body: { eventType: 'core_profile_update', full_name: 'x', email },
    },
    'get /api/import': { path: '/api/import' },
    'post /api/import': { path: '/api/import', body: importBatch(ids.entry, ids.import) },
    'delete /api/import/{id}': { path: `/api/import/${ids.import}` },
    'get /api/growth': { path: '/api/growth' },
    'get /api/vault': { path: '/api/vault' },
    'post /api/vault/turn-on': { path: '/api/vault/turn-on', body: { ...vault, wrappings: wrappingsOf() } },
    'post /api/vault/turn-off': { path: '/api/vault/turn-off', body: vault },
    'post /api/vault/change-key': {
      path: '/api/vault/change-key',
      body: { ...vault, former_key_id: newKeyId(), wrappings: wrappingsOf() },
    },
    'post /api/vault/start-over': {
      path: '/api/vault/start-over',
      body: { ...vault, former_key_id: newKeyId(), wrappings: wrappingsOf() },
    },
    'post /api/vault/finish': { path: '/api/vault/finish', body: vault },
    'put /api/vault/wrappings/{id}': {
      path: `/api/vault/wrappings/${ids.passkey}`,
      body: { ...wrappingOf('passkey'), key_id: newKeyId() },
    },
    'delete /api/vault/wrappings/{id}': { path: `/api/vault/wrappings/${ids.passkey}` },
    'post /api/vault/approvals': {
      path: '/api/vault/approvals',
      body: { id: ids.approval, commitment: key },
    },
    'get /api/vault/approvals': { path: '/api/vault/approvals' },
    'get /api/vault/approvals/{id}': { path: approval },
    'put /api/vault/approvals/{id}/offered-key': { path: `${approval}/offered-key`, body: { key } },
    'put /api/vault/approvals/{id}/revealed-key': { path: `${approval}/revealed-key`, body: { key } },
    'put /api/vault/approvals/{id}/wrapped-key': {
      path: `${approval}/wrapped-key`,
      body: { key: wrappingOf('recovery').wrapped },
    },
    'delete /api/vault/approvals/{id}': { path: approval },
    'get /api/sync': { path: '/api/sync?after=0' },
    'get /api/sync/events': { path: '/api/sync/events' },
    'post /api/seal': {
      path: '/api/seal',
      body: {
        format: 3,
        rows: [1, 2, 3, 4, 5, 6].map((based_on) => ({
          table: 'tasks',
          id: ids.task,
          based_on,
          columns: { text: envelope(120, 3) },
        })),
      },
    },
    'put /api/attachments/{id}': { path: attachment, body: { ...sealedAttachment(), file: ids.file } },
    'patch /api/attachments/{id}': { path: attachment, body: sealedInfo('taken over') },
    'delete /api/attachments/{id}': { path: attachment },
    'get /api/files/{file}/pieces': { path: pieces },
    'get /api/files/{file}/pieces/{number}': { path: `${pieces}/1` },
    // Bytes of a stranger’s: src/features/attachments/server.test.ts.
    'put /api/files/{file}/pieces/{number}': { path: `${pieces}/1` },
    'post /api/files/{file}/finish': { path: `/api/files/${ids.file}/finish` },
    'get /api/files/storage': { path: '/api/files/storage' },
    'get /api/tasks': { path: '/api/tasks' },
    'post /api/tasks': { path: '/api/tasks', body: { id: ids.task, ...sealedWords('taken over') } },
    'patch /api/tasks/{id}': { path: task, body: { completed: true, ...sealedWords('taken over') } },
    'put /api/tasks/{id}': { path: task, body: restored },
    'delete /api/tasks/{id}': { path: task },
  };
}
