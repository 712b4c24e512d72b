import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { printDocuments, type PrintRequest } from '../services/printing/print-documents.ts'
import { printOwnChallan } from '../services/printing/print-own-challan.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of printing (DESK-03, DESK-05). */
export function bindPrinting(using: Dependencies) {
  return {
    print: (actor: StaffActor, request: PrintRequest) => printDocuments(using, actor, request),
    printOwnChallan: (actor: StaffActor, stopId: string) => printOwnChallan(using, actor, stopId),
  }
}
