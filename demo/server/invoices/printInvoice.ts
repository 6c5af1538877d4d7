import type { PrintInvoice } from '../Services.ts'
export const printInvoice: PrintInvoice = () =>
  new ReadableStream({ start: controller => controller.close() })
