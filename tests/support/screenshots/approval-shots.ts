import { answerWith } from './answers.ts'
import type { Scene, Shot } from './shot.ts'

const firm = { id: '00000000-0000-4000-8000-000000000001', legalName: 'Gupta & Sons Constructions' }

const request = {
  firm,
  requestedBy: 'Ravi Kumar',
  state: 'WAITING',
  lines: [
    {
      productName: 'Adrika OPC 53 Grade Cement',
      options: ['50 kg'],
      quantity: 400,
      unit: 'bag',
      price: 368_750_000,
    },
    {
      productName: 'Bijlika FR House Wire',
      options: ['1.5 sq mm', '90 m', 'Red'],
      quantity: 6,
      unit: 'coil',
      price: 2_608_000_000,
    },
  ],
  offers: [
    { name: 'Diwali', nameHi: 'दिवाली', code: null, saved: 84_000 },
    { name: 'Monsoon offer on all cement', nameHi: null, code: 'MONSOON2026', saved: 1_25_050 },
  ],
  total: 1_63_14_800,
  paymentMode: 'COD',
  destination: 'Tower B, Sector 65',
  poNumber: 'PO/2026/114',
  reference: null,
  createdAt: '2026-11-20T06:30:00.000Z',
  expiresAt: '2026-11-23T06:30:00.000Z',
  decidedBy: null,
  orderNumber: null,
  quotation: null,
}
const ended = { ...request, state: 'APPROVED', decidedBy: 'Meera Gupta', orderNumber: '4821-9035-7' }
const quotation = { number: 'Q-0042', isCancelled: false, expiresAt: '2026-11-23T06:30:00.000Z' }
const ofQuotation = { ...request, quotation, paymentMode: 'ONLINE', requestedBy: null }

const shown =
  (json: object) =>
  ({ page }: Scene): Promise<void> =>
    answerWith(page, /\/api\/approvals\//, json)

const listed = [
  { ...request, id: '00000000-0000-4000-8000-000000000011', path: '/approval/a', payPath: null, isOwn: true },
  { ...ofQuotation, id: '00000000-0000-4000-8000-000000000012', path: null, payPath: '/pay/a', isOwn: true },
  { ...ended, id: '00000000-0000-4000-8000-000000000013', path: null, payPath: null, isOwn: false },
  {
    ...ended,
    state: 'DECLINED',
    orderNumber: null,
    id: '00000000-0000-4000-8000-000000000014',
    path: null,
    payPath: null,
    isOwn: false,
  },
]

const atLink = {
  path: '/approval/link',
  who: 'customer',
  whole: true,
  steps: ({ page }: Scene) => page.getByText('Bijlika FR House Wire').waitFor(),
} as const

/** Requests for approval in a firm, by their link and in their list. */
export const approvalShots: readonly Shot[] = [
  { ...atLink, name: 'approval', before: shown(request) },
  { ...atLink, name: 'approval-quotation', before: shown(ofQuotation) },
  { ...atLink, name: 'approval-ended', before: shown(ended) },
  {
    name: 'approvals',
    path: `/profile/firms/${firm.id}/approvals`,
    who: 'customer',
    whole: true,
    before: ({ page }) => answerWith(page, /\/api\/firms\/[^/]+\/approvals/, { approvals: listed }),
  },
]
