import type { WrittenItem } from '../../lexicon/items.ts'
import { isRemark } from '../clean-line.ts'
import { isCounted } from '../counts.ts'
import type { Tells } from '../split-run-on.ts'

/** Rows of books: taxes, balances, roundings, what is carried over, and who received, checked or signed. */
const OF_BOOKS =
  /^\W*(?:(?:chapter|annexure)[\s-]+[\divx]+\b|schedule\s+['‘"][a-z]['’"]|bill of quantit|(?:opening|closing|op|cl|cash|bank)\.?\s+(?:balance|bal|stock)|(?:output|input|add|less)?\W*[csi]?gst(?:\s+(?:output|input|payable|@|\d))|round(?:ed|ing)?[\s-]*off\s*(?=[\d.:+-]|$)|(?:carried|brought)\s+(?:over|forward)|[cb]\/[fd]\s*(?=[\d.:]|$)|amount\s+in\s+words|(?:tds|tcs|cess)\s*(?=[@\d:]|$)|(?:authori[sz]ed\s+)?signator|sign(?:ed|ature)?\s+(?:and|&|of|by)\b|(?:stock\s+|goods\s+|material\s+)?(?:rec(?:eived|['’]?d|eipt)|issued?|returned|checked|verified|prepared|approved|passed|certified|entered|posted|sanctioned|countersigned)\s+(?:by|to|from|vide|in|on|against|as per|and found|the (?:above|following)|above)\b|page\s+\p{Nd}+\s+of\b|say\s+(?:rs|₹|inr))/iu
/** A paper that something was issued or paid by, wherever it is named. */
const BY_PAPER = /\bvide\b|\b(?:cheque|dd|challan|slip|voucher|receipt|lr|gr|vehicle|e-?way bill)\s*no\b/iu
/** Heads of papers and terms of trade, before what they say: `Godown : Main`, `Scheme: buy 20 get 1`, `Delivery before 8 am`. */
const OF_PAPERS =
  /^\W*(?:(?:site|godown|location|group|party|customer|client|project|vendor|supplier|consignee|buyer|period|scheme|validity|bill to|ship to|gstin|pan|notes?|n\.?b\.?|remarks?|subject|sub|ref(?:erence)?|dept|department|shift|priority|indent(?:or|er)|requisition|reqn|विषय|संदर्भ|terms|conditions|bank details|driver|contact(?: person)?)\s*(?:no\.?\s*)?\p{Nd}{0,3}\s*[:：]|(?:stage|phase|step|month|week|day)\s*[-.]?\s*\p{Nd}{1,2}\s*[:：–—-]|(?:delivery|payment|unloading|loading|transport(?:ation)?|freight)\b|(?:validity|warranty|guarantee|period|time)\s+(?:of|for)\b|(?:warranty|guarantee|completion period|lead time)\s*[:–-]?\s*\p{Nd}|last date\b|dear (?:sirs?|madam|all|team)\b|respected\b|with reference to\b|thanking you\b|thanks (?:and|&) regards\b|yours (?:faithfully|truly|sincerely)\b|kindly (?:submit|quote|acknowledge|confirm)\b|customers who (?:viewed|bought)\b|add to (?:cart|wish ?list)\b)/iu
/** Terms of trade and of tenders, wherever they stand. */
const TERMS =
  /\bsubject to\b|\b(?:prices?|rates?) (?:shall|should|must|will) be\b|\bf\.?o\.?r\.?\s+(?:site|destination|godown)\b|\b(?:without|w\/o)\s+(?:any\s+|prior\s+|further\s+)*notice\b|\bterms\s*(?:and|&)\s*conditions\b|\be\.?\s?&\s?o\.?\s?e\b|\bearnest money\b|\bemd\b|\b(?:security|caution) deposit\b|\bbid security\b|\bretention (?:money|amount)\b|\b(?:performance|bank) (?:guarantee|security)\b|\bjurisdiction\b|\b(?:demand draft|ifsc|a\/c no|account no)\b|\bex[\s-](?:works|godown|factory|warehouse|showroom|depot)\b|\bfreight\b.{0,12}\bto[\s-]pay\b|\bgoods once sold\b|\btransit (?:damage|breakage|insurance|loss)|\bnon[\s-]refundable\b|\bliquidated damages\b|\bas applicable\b|\bat actuals?\b|\bp\.\s?a\.(?=\s|$)|\bgood cond(?:ition|n)?\b/iu
/** Words for sums that are reckoned on others and are no things. */
const CHARGE =
  /\b(?:fees?|charges?|cess|deposit|retention|contingenc(?:y|ies)|overheads?|profit|supervision|insurance|commission|escalation|surcharge|royalty|duty|tax(?:es)?|gst|vat|rebate|wastage|p\s?&\s?f|packing|forwarding|interest|advance|freight|transport(?:ation)?|cartage|octroi|loading|unloading|hamali|bhada|kiraya|majdoori|majduri)\b/iu
/** A share of a sum, or whether a charge is in it. */
const RECKONED =
  /\p{Nd}\s*%|\b(?:extra|alag|additional|included|inclusive|exclusive|incl|excl|nil|free|waived)\b/iu
/** A share of a sum that ends a line. */
const RATED = /@\s*\p{Nd}+(?:\.\p{Nd}+)?\s*%\W*$/u
/** Days and months, which count nothing that is sold. */
const DURATION =
  /\p{Nd}+(?:\s*(?:-|–|to)\s*\p{Nd}+)?\s*(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?)(?!\p{L})/giu
/** Numbers of pages, papers, accounts and places. */
const NUMBERED =
  /^\W*(?:stage|phase|step|month|week|day)\s*[-.]?\s*\p{Nd}{1,2}|\b(?:page|folio|pg|p\.|slip|challan|voucher|receipt|bill|invoice|ward|block|bay)[\s.-]*\p{Nd}+|\b(?:no|number|a\/c)\b\.?\s*[:#-]?\s*(?:\p{L}{1,2}\s*(?=\p{L}{0,2}\s*\p{Nd}))?(?:\p{Nd}+\s*(?:\p{L}{1,2}\s*\p{Nd}+)?)/giu

type Reading = {
  readonly tells: Tells
  readonly hasCount: boolean
  readonly read: (text: string) => readonly WrittenItem[]
}

/** Tells whether a row only heads, sums up, states terms or records, as papers and books do, and orders neither what is sold nor so many of anything. */
export function isOfPaper(
  text: string,
  items: readonly WrittenItem[],
  { tells, hasCount, read }: Reading,
): boolean {
  const isBook = OF_BOOKS.test(text) || BY_PAPER.test(text)
  if (!isBook && !OF_PAPERS.test(text) && !isRemark(text) && !statesTerms(text)) return false
  const bare = text.replaceAll(NUMBERED, ' ').replaceAll(DURATION, ' ').replace(TERMS, ' ')
  const isSaid = bare !== text
  const told = isSaid ? read(bare) : items
  const counts = isSaid ? hasCount && isCounted(told) : hasCount
  if (told.some(({ item }) => item.kind === 'quantity') && statesTerms(text)) return false
  return !told.some(({ item }) => {
    const isFirm = tells.namesProduct(item) && !(item.kind === 'term' && item.isGuess)
    return isFirm && (counts || (!isBook && tells.isSold(item)))
  })
}

function statesTerms(text: string): boolean {
  return TERMS.test(text) || RATED.test(text) || (CHARGE.test(text) && RECKONED.test(text))
}
