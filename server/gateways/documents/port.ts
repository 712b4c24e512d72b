import type { PrintJob } from '#domain/printing/print-job.ts'

/** Renders documents as one PDF; the same documents always give the same bytes. */
export type RenderDocuments = (job: PrintJob) => Promise<Uint8Array>
