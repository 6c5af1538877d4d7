import * as z from 'zod/mini'
import {
  SentTaskAnswer,
  TaskBody,
  TaskCategoriesAnswer,
  TaskCategoriesQuery,
  TaskDetailAnswer,
  TaskRatingBody,
  TaskReplyBody,
  TasksAnswer,
  TasksQuery,
} from '../schemas/helpDesk.ts'
import { FileUrlAnswer } from '../schemas/invoices.ts'
import { IdText } from '../schemas/primitives.ts'
import { endpoint } from './endpoint.ts'

export const tasks = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'help-desk-tasks',
  access: 'user',
  summary: 'Requests, newest first (HLP-1)',
  query: TasksQuery,
  answer: TasksAnswer,
  errors: ['not_found'],
})

export const task = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'help-desk-tasks/{task}',
  access: 'user',
  summary: 'One request with its correspondence (HLP-3)',
  params: z.object({ task: IdText }),
  answer: TaskDetailAnswer,
})

export const taskCategoryList = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'help-desk-tasks/categories',
  access: 'user',
  summary: 'Categories of requests: the vendor’s own, or the usual ones',
  query: TaskCategoriesQuery,
  answer: TaskCategoriesAnswer,
  errors: ['not_found'],
})

export const createTask = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'help-desk-tasks',
  access: 'user',
  permission: 'help-desk',
  summary: 'Sends a request; the same text within 10 minutes answers the one already sent',
  body: TaskBody,
  answer: SentTaskAnswer,
  successes: [201, 200],
  errors: ['forbidden', 'not_found', 'rate_limited'],
})

const params = z.object({ task: IdText })

export const replyToTask = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'help-desk-tasks/{task}/replies',
  access: 'user',
  summary: 'Adds a text and files to an open request (HLP-5); with an Idempotency-Key once',
  params,
  body: TaskReplyBody,
  answer: TaskDetailAnswer,
  successes: [201],
  idempotencyKey: true,
  errors: ['rate_limited', 'task_update_not_allowed'],
})

export const cancelTask = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'help-desk-tasks/{task}/cancel',
  access: 'user',
  summary: 'Withdraws an open request (HLP-5)',
  params,
  answer: TaskDetailAnswer,
  errors: ['task_update_not_allowed'],
})

export const reopenTask = /* @__PURE__ */ endpoint({
  method: 'POST',
  path: 'help-desk-tasks/{task}/reopen',
  access: 'user',
  summary: 'Opens a closed request again, with the reason (HLP-5)',
  params,
  body: TaskReplyBody,
  answer: TaskDetailAnswer,
  errors: ['rate_limited', 'task_update_not_allowed'],
})

export const rateTask = /* @__PURE__ */ endpoint({
  method: 'PUT',
  path: 'help-desk-tasks/{task}/rating',
  access: 'user',
  summary: 'Rates a completed request, or changes the rating (HLP-5)',
  params,
  body: TaskRatingBody,
  answer: TaskDetailAnswer,
  errors: ['task_update_not_allowed'],
})

export const attachmentFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'help-desk-tasks/{task}/attachments/{attachment}/file-url',
  access: 'user',
  summary: 'A short-lived address of an attachment',
  params: z.object({ task: IdText, attachment: IdText }),
  answer: FileUrlAnswer,
})
