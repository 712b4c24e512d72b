/** Hindi texts by the English ones. */
export type HindiTexts = Readonly<Record<string, string>>
