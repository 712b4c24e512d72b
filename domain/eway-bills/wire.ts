import { z } from 'zod'
import { defineCalls } from '../wire/call.ts'
import { fulfilmentParams } from '../wire/atoms.ts'

const text = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[A-Za-z0-9 @#\-/,&.]+$/, 'other-signs')
const party = z
  .string()
  .regex(/^(URP|[0-9]{2}[A-Z0-9]{13})$/)
  .meta({ description: 'A GSTIN, or `URP` for who is not registered.' })
const pin = z.number().int().min(100_000).max(999_999)
const state = z.number().int().min(1).max(97)
const amount = z.number().multipleOf(0.01).meta({ description: 'Rupees.' })
const rate = z.number().min(0).max(100)
const hsn = z.number().int().min(1_000).max(99_999_999)
const date = z
  .string()
  .regex(/^\d{2}\/\d{2}\/\d{4}$/)
  .meta({ description: 'DD/MM/YYYY.' })

const item = z.object({
  itemNo: z.number().int().min(1).max(250),
  productName: text(100),
  productDesc: text(100),
  hsnCode: hsn,
  quantity: z.number().positive(),
  qtyUnit: z.string().regex(/^[A-Z]{3}$/),
  taxableAmount: amount,
  cgstRate: rate,
  sgstRate: rate,
  igstRate: rate,
  cessRate: rate,
  cessNonAdvol: amount,
})

const bill = z.object({
  userGstin: party,
  supplyType: z.literal('O').meta({ description: 'Outward.' }),
  subSupplyType: z.union([z.literal(1), z.literal(9)]).meta({ description: '1 supply, 9 in lots.' }),
  subSupplyDesc: z.string().max(20),
  docType: z.enum(['INV', 'CHL']),
  docNo: z.string().regex(/^[A-Za-z0-9/-]{1,16}$/),
  docDate: date,
  transType: z
    .union([z.literal(1), z.literal(2)])
    .meta({ description: '1 regular, 2 billed to one address and shipped to another.' }),
  fromGstin: party,
  fromTrdName: text(100),
  fromAddr1: text(120),
  fromAddr2: text(120).or(z.literal('')),
  fromPlace: text(50),
  fromPincode: pin,
  fromStateCode: state,
  actualFromStateCode: state,
  toGstin: party,
  toTrdName: text(100),
  toAddr1: text(120),
  toAddr2: text(120).or(z.literal('')),
  toPlace: text(50),
  toPincode: pin,
  toStateCode: state.meta({ description: 'The place of supply.' }),
  actualToStateCode: state.meta({ description: 'Where it is delivered.' }),
  totalValue: amount.meta({ description: 'Without tax.' }),
  cgstValue: amount,
  sgstValue: amount,
  igstValue: amount,
  cessValue: amount,
  TotNonAdvolVal: amount,
  OthValue: amount.meta({ description: 'The round-off.' }),
  totInvValue: amount,
  transMode: z.literal(1).meta({ description: 'By road.' }),
  transDistance: z
    .number()
    .int()
    .min(0)
    .max(3_999)
    .meta({ description: 'Kilometres; with 0 the portal works it out.' }),
  transporterName: z.string(),
  transporterId: z.string(),
  transDocNo: z.string(),
  transDocDate: z.string(),
  vehicleNo: z.string().regex(/^[A-Z0-9]{7,15}$/),
  vehicleType: z.literal('R').meta({ description: 'Regular.' }),
  mainHsnCode: hsn,
  itemList: z.array(item).min(1).max(250).readonly(),
})

/** File that the bulk generation tool of the e-way bill portal reads (NIC, version 1.0.0621). */
export const ewayBillFile = z
  .object({ version: z.literal('1.0.0621'), billLists: z.array(bill).min(1).readonly() })
  .meta({ id: 'EwayBillFile' })

export type EwayBillFile = z.infer<typeof ewayBillFile>

const ewayBillQuery = z.object({
  vehicle: z
    .string()
    .trim()
    .max(20)
    .optional()
    .meta({ description: 'The registration number; that of the trip when left out.', example: 'HR55AB1234' }),
  distance: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_999)
    .default(0)
    .meta({ description: 'Kilometres; with 0 the portal works it out.' }),
})

export const ewayBillCalls = defineCalls({
  show: {
    method: 'get',
    path: '/desk/orders/{orderId}/fulfilments/{number}/eway-bill.json',
    params: fulfilmentParams,
    query: ewayBillQuery,
    answer: ewayBillFile,
  },
})
