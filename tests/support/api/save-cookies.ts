/** Keeps the cookies of an answer in a jar. */
export function saveCookies(jar: Map<string, string>, answer: Response): void {
  for (const cookie of answer.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/Max-Age=0/i.test(cookie)) jar.delete(name)
    else jar.set(name, value)
  }
}
