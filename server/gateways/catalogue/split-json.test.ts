import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitJson } from './split-json.ts'

async function* inChunks(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

async function split(text: string, size = 7): Promise<string[]> {
  const texts: string[] = []
  for await (const element of splitJson(inChunks(text, size))) texts.push(element.text)
  return texts
}

test('[DATA-04] any list is split into its elements, wherever the chunks end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), async (list, size) => {
      const texts = await split(JSON.stringify(list, null, size % 3), size)
      expect(texts.map((text) => JSON.parse(text) as unknown)).toEqual(JSON.parse(JSON.stringify(list)))
    }),
  )
})

test('[DATA-04] any object is split into its members', async () => {
  const objects = fc.dictionary(fc.string(), fc.jsonValue(), { noNullPrototype: true })
  await fc.assert(
    fc.asyncProperty(objects, fc.integer({ min: 1, max: 40 }), async (object, size) => {
      const texts = await split(JSON.stringify(object), size)
      const members = texts.flatMap((text) => Object.entries(JSON.parse(`{${text}}`) as object))
      expect(members).toEqual(Object.entries(JSON.parse(JSON.stringify(object)) as object))
    }),
  )
})

test('[DATA-04] anything but one list or object is rejected with the problem and the document', async () => {
  await expect(split('')).rejects.toThrow('it is empty')
  await expect(split('  "text"')).rejects.toThrow(SyntaxError)
  await expect(split('[{"id": 1}, {"id": ')).rejects.toThrow('it ends inside document 2')
  await expect(split('[{"id": 1}}')).rejects.toThrow('its last bracket does not match its first')
  await expect(split('[1] [2]')).rejects.toThrow('something follows its end')
  await expect(split('[1,,2]')).rejects.toThrow('document 2 is empty')
  await expect(split('[1,]')).rejects.toThrow('document 2 is empty')
  await expect(split(`["${'x'.repeat(17 << 20)}`, 1 << 20)).rejects.toThrow('document 1 is larger than 16 MB')
})

test('[DATA-04] a byte order mark and white space around the list are accepted', async () => {
  expect(await split('\uFEFF\n [ 1 , "a" ]\r\n')).toEqual([' 1 ', ' "a" '])
  expect(await split('[ ]')).toEqual([])
})
