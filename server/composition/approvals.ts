import type { Partner } from '#domain/identity/partner.ts'
import { answerApproval, showApproval, type ApprovalAnswer } from '../services/approvals/answer-approval.ts'
import { askApproval, type AskRequest } from '../services/approvals/ask-approval.ts'
import { listApprovals, withdrawApproval } from '../services/approvals/list-approvals.ts'
import type { Dependencies } from './dependencies.ts'

/** Binds the approval of orders in a firm (FIRM-01). */
export function bindApprovals(using: Dependencies) {
  return {
    list: (actor: Partner, firmId: string) => listApprovals(using, actor, firmId),
    ask: (actor: Partner, request: AskRequest) => askApproval(using, actor, request),
    withdraw: (actor: Partner, which: { firmId: string; id: string }) =>
      withdrawApproval(using, actor, which),
    show: (token: string) => showApproval(using, token),
    answer: (actor: Partner, given: ApprovalAnswer) => answerApproval(using, actor, given),
  }
}
