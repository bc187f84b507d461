const THIS_MACHINE = /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/;

export const isThisMachine = (hostname: string): boolean => THIS_MACHINE.test(hostname);
