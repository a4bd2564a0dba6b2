import { create } from 'zustand';

/** True while the panel of the trial games stands in the page of a designer. */
export const useTrialPanel = create<{ open: boolean }>()(() => ({ open: false }));

export const openTrialPanel = (open: boolean): void => useTrialPanel.setState({ open });
