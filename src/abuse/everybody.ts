/** An address that stands for everybody in a limit of all together; documentation keeps it free, so no visitor has it. */
export const EVERYBODY = "192.0.2.1";
