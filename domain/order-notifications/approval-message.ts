import type { Language } from '../i18n/language.ts'
import { formatPaise } from '../money/format.ts'
import type { ApprovalAnswerMessage, ApprovalRequestMessage } from '../notifications/text-message.ts'
import type { Approval } from '../orders/approvals/approval.ts'

/** News about a request for approval: to those who may approve, or to whoever asked about its end. */
export const approvalMessageKinds = ['ASKED', 'APPROVED', 'DECLINED', 'EXPIRED'] as const
export type ApprovalMessageKind = (typeof approvalMessageKinds)[number]

/** The most people who are told of one request; owners come first. */
export const MAX_TOLD_APPROVERS = 5

type Told = Pick<
  Approval,
  'firm' | 'requester' | 'content' | 'state' | 'orderNumber' | 'quotation' | 'expiresAt'
>

/** Tells whether the news of a request still holds. */
export function isApprovalNews(kind: ApprovalMessageKind, { state }: Pick<Approval, 'state'>): boolean {
  return state === (kind === 'ASKED' ? 'WAITING' : kind)
}

const texts = {
  en: {
    someone: 'A colleague',
    APPROVED: (order: string) => `was approved and placed as ${order}`,
    toPay: (order: string) =>
      `was approved. Pay order ${order} within 30 minutes, or it is cancelled and you have to ask again`,
    DECLINED: 'was declined. Nothing was ordered',
    EXPIRED: 'got no answer in time. Ask again from your cart',
    quotationOpen: (number: string) => `was declined. Nothing was ordered; quotation ${number} is open again`,
    askAgain: (number: string) => `got no answer in time. Accept quotation ${number} again to ask once more`,
    quotationOver: (number: string) => `got no answer before quotation ${number} expired`,
  },
  hi: {
    someone: 'आपके साथी',
    APPROVED: (order: string) => `मंज़ूर हो गया है। ऑर्डर नंबर ${order}`,
    toPay: (order: string) => `मंज़ूर हो गया है। ऑर्डर ${order} का भुगतान 30 मिनट में करें, नहीं तो यह रद्द हो जाएगा`,
    DECLINED: 'मंज़ूर नहीं हुआ। कुछ भी ऑर्डर नहीं हुआ',
    EXPIRED: 'समय पर मंज़ूर नहीं हुआ। कार्ट से फिर माँगें',
    quotationOpen: (number: string) => `मंज़ूर नहीं हुआ। कुछ भी ऑर्डर नहीं हुआ; कोटेशन ${number} फिर खुला है`,
    askAgain: (number: string) => `समय पर मंज़ूर नहीं हुआ। कोटेशन ${number} से फिर माँगें`,
    quotationOver: (number: string) => `कोटेशन ${number} का समय खत्म होने तक मंज़ूर नहीं हुआ`,
  },
} as const

/** The message about a request in a language; `link` is the address of its page, or the name of the store where it knows none. */
export function approvalMessage(
  kind: ApprovalMessageKind,
  told: Told,
  { store, link, language }: { readonly store: string; readonly link: string; readonly language: Language },
): Omit<ApprovalRequestMessage, 'to'> | Omit<ApprovalAnswerMessage, 'to'> {
  const { firm, requester, content } = told
  const words = texts[language]
  // without the sign of the rupee, which would make it a message of seventy characters
  const known = { store, amount: formatPaise(content.total).replace('₹', ''), firm: firm.legalName }
  if (kind === 'ASKED') {
    const name = requester.name ?? words.someone
    return { template: 'approval-request', variables: { ...known, name, link } }
  }
  return {
    template: 'approval-answer',
    variables: { ...known, news: newsOf(kind, told, language) },
  }
}

function newsOf(
  kind: Exclude<ApprovalMessageKind, 'ASKED'>,
  { content, orderNumber, quotation, expiresAt }: Told,
  language: Language,
): string {
  const words = texts[language]
  if (kind === 'APPROVED')
    return (content.paymentMode === 'ONLINE' ? words.toPay : words.APPROVED)(orderNumber ?? '')
  if (quotation === null) return words[kind]
  if (kind === 'DECLINED') return words.quotationOpen(quotation.number)
  return (quotation.expiresAt <= expiresAt ? words.quotationOver : words.askAgain)(quotation.number)
}
