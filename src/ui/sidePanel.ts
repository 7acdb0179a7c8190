/** Id of the place beside the page where a panel is docked. It takes no width while it is empty. */
export const sidePanelId = 'side-panel';
