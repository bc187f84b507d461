const THIS_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether a host name always means this machine. */
export const isThisMachine = (hostname: string): boolean => THIS_MACHINE.test(hostname);
