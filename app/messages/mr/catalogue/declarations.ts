export * from '#app/messages/en/catalogue/declarations.ts'
