import { openStorage } from '#storage/open-storage.server.ts'

// Opens a database in a process of its own, as a second server or a command would (storage.server.slow.test.ts).
const [dataDirectory = '', databaseUrl] = process.argv.slice(2)
const storage = await openStorage({ dataDirectory, databaseUrl })
await storage.close()
process.stdout.write('opened\n')
