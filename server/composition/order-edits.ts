import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { agreeByPhone } from '../services/order-edits/agree-by-phone.ts'
import { answerProposal, showProposal } from '../services/order-edits/answer-proposal.ts'
import {
  editOrder,
  previewEdit,
  type EditRequest,
  type EditWish,
} from '../services/order-edits/edit-order.ts'
import { withdrawEdit } from '../services/order-edits/withdraw-edit.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the use cases of editing orders before packing (DESK-03): staff's, and those of the customer's link. */
export function bindOrderEdits(using: Dependencies) {
  return {
    preview: (actor: StaffActor, wish: EditWish) => previewEdit(using, actor, wish),
    edit: (actor: StaffActor, request: EditRequest) => editOrder(using, actor, request),
    withdraw: (actor: StaffActor, edit: { orderId: string; id: string }) => withdrawEdit(using, actor, edit),
    agreeByPhone: (actor: StaffActor, edit: { orderId: string; id: string }) =>
      agreeByPhone(using, actor, edit),
    show: (token: string) => showProposal(using, token),
    answer: (token: string, answer: 'accept' | 'decline') => answerProposal(using, token, answer),
  }
}
