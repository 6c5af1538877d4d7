import * as z from 'zod/mini'
import {
  SentTaskAnswer,
  TaskBody,
  TaskCategoriesAnswer,
  TaskDetailAnswer,
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
  summary: 'Categories of requests',
  answer: TaskCategoriesAnswer,
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
})

export const attachmentFileUrl = /* @__PURE__ */ endpoint({
  method: 'GET',
  path: 'help-desk-tasks/{task}/attachments/{attachment}/file-url',
  access: 'user',
  summary: 'A short-lived address of an attachment',
  params: z.object({ task: IdText, attachment: IdText }),
  answer: FileUrlAnswer,
})
