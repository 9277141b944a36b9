import { closeMenusOnLeave } from '#shell/close-menus.ts'
import { followSearchFields } from '#pages/follow-search-fields.ts'

// What a component does by script that is not React's: a state stands alone, without the client.
followSearchFields()
closeMenusOnLeave()
