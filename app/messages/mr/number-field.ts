export * from '#app/messages/en/number-field.ts'
