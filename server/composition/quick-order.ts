import type { Language } from '#domain/i18n/language.ts'
import type { Partner } from '#domain/identity/partner.ts'
import type { RememberedChoice } from '#search/quick-order/remembered-choice.ts'
import type { StaffActor } from '#domain/staff/staff-actor.ts'
import { answerListRequest } from '../services/list-requests/answer-list-request.ts'
import { findListRequest, listListRequests } from '../services/list-requests/list-list-requests.ts'
import { sendListRequest } from '../services/list-requests/send-list-request.ts'
import { matchLines, type WrittenOrder } from '../services/quick-order/match-lines.ts'
import { forgetChoices, rememberChoices } from '../services/quick-order/remember-choices.ts'
import { bindLists } from './catalogue.ts'
import type { Dependencies } from './dependencies.ts'

/** The use cases of Quick Order. */
export function bindQuickOrder(dependencies: Dependencies, language: Language) {
  const { readGlossary, readPhrases } = bindLists(dependencies, language)
  const using = { ...dependencies, readGlossary, readPhrases }
  return {
    /** Reads the catalogue as product kinds ahead of the first order. */
    prepare: (): Promise<void> => using.searchIndex.refresh(),
    matchLines: (order: WrittenOrder) => matchLines(using, order),
    remember: (actor: Partner, choices: readonly RememberedChoice[]) =>
      rememberChoices(using, actor, choices),
    forget: (actor: Partner, words: string | null) => forgetChoices(using, actor, words),
  }
}

/** Lines of lists that customers send to the shop, and what staff do with them. */
export function bindListRequests(using: Dependencies) {
  return {
    send: (actor: Partner, text: string) => sendListRequest(using, actor, text),
    list: (actor: StaffActor, state: 'open' | 'answered') => listListRequests(using, actor, state),
    find: (actor: StaffActor, id: string) => findListRequest(using, actor, id),
    answer: (actor: StaffActor, answer: { id: string; isAnswered: boolean }) =>
      answerListRequest(using, actor, answer),
  }
}
